export class AdminError extends Error {
  override name = 'AdminError'
}
