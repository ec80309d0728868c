/** A command that cannot be done for a reason the operator can mend; the message says how. */
export class AdminError extends Error {
  override name = 'AdminError'
}
