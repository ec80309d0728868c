/** For the console only: what happened, in English unless the specification has words for it; never a token or a key. */
export const log = {
  debug: (..._details: unknown[]): void => undefined,
  info: (...details: unknown[]): void => console.info(...details),
  warn: (...details: unknown[]): void => console.warn(...details),
  error: (...details: unknown[]): void => console.error(...details),
}
