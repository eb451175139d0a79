// What `import CoreTransferable` stands for: how values go from one app to another, which lies in SemanticUI, since
// `import SwiftUI` alone lets a file see it.
@_exported import SemanticUI
