// What `import UIKit` stands for: its handful of types that views use lives in SemanticUI, since `import SwiftUI`
// alone lets a file see them.
@_exported import SemanticUI
