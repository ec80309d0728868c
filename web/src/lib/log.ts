export const log = {
  debug: (..._details: unknown[]): void => undefined,
  info: (...details: unknown[]): void => console.info(...details),
  warn: (...details: unknown[]): void => console.warn(...details),
  /** An expected refusal, such as a wrong password, is logged without a stack trace, which would look like a fault of the program. */
  refusal: (what: string, error: unknown): void =>
    console.info(`${what}: ${error instanceof Error ? error.message : String(error)}`),
  error: (...details: unknown[]): void => console.error(...details),
}
