// What `import OSLog` stands for: the same types as of `import os`.
@_exported import SemanticLogging
