/** True if the response was lost or came from a server that is restarting; a refusal of the database has a SQLSTATE. */
export function isAnswerLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return true
  return (
    typeof error.code !== 'string' ||
    !/^[0-9A-Z]{5}$/.test(error.code) ||
    /^(08|53|57)/.test(error.code)
  )
}
