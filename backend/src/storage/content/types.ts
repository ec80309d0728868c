export const PDF = 'application/pdf'
export const DOC = 'application/msword'
export const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
export const ODT = 'application/vnd.oasis.opendocument.text'
export const TEXT = 'text/plain'
export const JPEG = 'image/jpeg'
export const PNG = 'image/png'
export const UNKNOWN = 'application/octet-stream'

export type FoundType =
  | typeof PDF
  | typeof DOC
  | typeof DOCX
  | typeof ODT
  | typeof TEXT
  | typeof JPEG
  | typeof PNG
  | typeof UNKNOWN

export const TELLABLE: ReadonlySet<string> = new Set([PDF, DOC, DOCX, ODT, TEXT, JPEG, PNG])
