/**
 * PostgreSQL puts whole rows into `detail`, including keys, hashes and tokens, and the driver attaches its connection to some errors. The
 * log must not contain these fields.
 */
export function describeFailure(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) }
  const { code, table, constraint } = error as Error & Record<string, unknown>
  return { name: error.name, message: error.message, code, table, constraint, stack: error.stack }
}
