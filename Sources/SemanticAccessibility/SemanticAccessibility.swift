// What `import Accessibility` stands for: notifications to assistive technology, which SemanticUI models.
@_exported import SemanticUI
