/** No answer, or one of a server that is busy or restarting; the database's own refusals have a code of five. */
export function isAnswerLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return true
  return (
    typeof error.code !== 'string' ||
    !/^[0-9A-Z]{5}$/.test(error.code) ||
    /^(08|53|57)/.test(error.code)
  )
}
