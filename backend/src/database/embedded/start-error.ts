/** A database that cannot be started for a reason a person can mend; the message says how. */
export class DatabaseStartError extends Error {
  override name = 'DatabaseStartError'
}
