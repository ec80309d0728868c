export class RefusedFileError extends Error {
  override name = 'RefusedFileError'
}
