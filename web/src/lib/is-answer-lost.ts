/** The response may be lost, or come from a server that is restarting; refusals of the database have a SQLSTATE. */
export function isAnswerLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return true
  return (
    typeof error.code !== 'string' ||
    !/^[0-9A-Z]{5}$/.test(error.code) ||
    /^(08|53|57)/.test(error.code)
  )
}
