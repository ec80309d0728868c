/** The file itself is invalid; the message is shown to the person. */
export class RefusedFileError extends Error {
  override name = 'RefusedFileError'
}
