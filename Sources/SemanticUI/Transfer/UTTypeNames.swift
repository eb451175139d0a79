/// The system's kinds of content that views name most.
extension UTType {
  public static let item = UTType(of: "public.item")
  public static let content = UTType(of: "public.content")
  public static let compositeContent = UTType(of: "public.composite-content", nil, in: [content])
  public static let data = UTType(of: "public.data", nil, in: [item])
  public static let directory = UTType(of: "public.directory", nil, in: [item])
  public static let folder = UTType(of: "public.folder", nil, in: [directory])
  public static let package = UTType(of: "com.apple.package", nil, in: [directory])
  public static let archive = UTType(of: "public.archive", nil, in: [data])
  public static let zip = UTType(of: "public.zip-archive", "zip", in: [archive])
  public static let url = UTType(of: "public.url", nil, in: [data])
  public static let fileURL = UTType(of: "public.file-url", nil, in: [url])

  public static let text = UTType(of: "public.text", nil, in: [data, content])
  public static let plainText = UTType(of: "public.plain-text", "txt", in: [text])
  public static let utf8PlainText = UTType(of: "public.utf8-plain-text", nil, in: [plainText])
  public static let utf16PlainText = UTType(of: "public.utf16-plain-text", nil, in: [plainText])
  public static let rtf = UTType(of: "public.rtf", "rtf", in: [text])
  public static let html = UTType(of: "public.html", "html", in: [text])
  public static let xml = UTType(of: "public.xml", "xml", in: [text])
  public static let json = UTType(of: "public.json", "json", in: [text])
  public static let yaml = UTType(of: "public.yaml", "yaml", in: [text])
  public static let delimitedText = UTType(of: "public.delimited-values-text", nil, in: [text])
  public static let commaSeparatedText = UTType(
    of: "public.comma-separated-values-text", "csv", in: [delimitedText])
  public static let tabSeparatedText = UTType(
    of: "public.tab-separated-values-text", "tsv", in: [delimitedText])
  public static let sourceCode = UTType(of: "public.source-code", nil, in: [plainText])
  public static let swiftSource = UTType(of: "public.swift-source", "swift", in: [sourceCode])
  public static let propertyList = UTType(of: "com.apple.property-list", "plist", in: [data])
  public static let vCard = UTType(of: "public.vcard", "vcf", in: [text])
  public static let calendarEvent = UTType(of: "public.calendar-event", nil, in: [data])

  public static let image = UTType(of: "public.image", nil, in: [data, content])
  public static let png = UTType(of: "public.png", "png", in: [image])
  public static let jpeg = UTType(of: "public.jpeg", "jpeg", in: [image])
  public static let gif = UTType(of: "com.compuserve.gif", "gif", in: [image])
  public static let tiff = UTType(of: "public.tiff", "tiff", in: [image])
  public static let heic = UTType(of: "public.heic", "heic", in: [image])
  public static let heif = UTType(of: "public.heif", "heif", in: [image])
  public static let webP = UTType(of: "org.webmproject.webp", "webp", in: [image])
  public static let svg = UTType(of: "public.svg-image", "svg", in: [image, xml])
  public static let rawImage = UTType(of: "public.camera-raw-image", nil, in: [image])
  public static let pdf = UTType(of: "com.adobe.pdf", "pdf", in: [data, compositeContent])
  public static let epub = UTType(of: "org.idpf.epub-container", "epub", in: [data, compositeContent])

  public static let audiovisualContent = UTType(of: "public.audiovisual-content", nil, in: [data, content])
  public static let movie = UTType(of: "public.movie", nil, in: [audiovisualContent])
  public static let video = UTType(of: "public.video", nil, in: [movie])
  public static let audio = UTType(of: "public.audio", nil, in: [audiovisualContent])
  public static let quickTimeMovie = UTType(of: "com.apple.quicktime-movie", "mov", in: [movie])
  public static let mpeg4Movie = UTType(of: "public.mpeg-4", "mp4", in: [movie])
  public static let mp3 = UTType(of: "public.mp3", "mp3", in: [audio])
  public static let wav = UTType(of: "com.microsoft.waveform-audio", "wav", in: [audio])
  public static let mpeg4Audio = UTType(of: "public.mpeg-4-audio", "m4a", in: [audio])

  static let known: [UTType] = [
    item, content, compositeContent, data, directory, folder, package, archive, zip, url, fileURL, text,
    plainText, utf8PlainText, utf16PlainText, rtf, html, xml, json, yaml, delimitedText, commaSeparatedText,
    tabSeparatedText, sourceCode, swiftSource, propertyList, vCard, calendarEvent, image, png, jpeg, gif,
    tiff, heic, heif, webP, svg, rawImage, pdf, epub, audiovisualContent, movie, video, audio,
    quickTimeMovie, mpeg4Movie, mp3, wav, mpeg4Audio,
  ]
}
