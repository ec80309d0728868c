/**
 * What a log may hold of an error. PostgreSQL puts whole rows into `detail`, keys, hashes and tokens
 * included, and the driver ties its connection to some errors: those fields stay out.
 */
export function describeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, table, constraint } = error as Error & Record<string, unknown>
  return { name: error.name, message: error.message, code, table, constraint, stack: error.stack }
}
