// What `import CoreGraphics` stands for: its types of points, paths and transforms are Foundation's and SemanticUI's.
@_exported import SemanticUI
