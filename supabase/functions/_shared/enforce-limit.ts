import type { FunctionContext, Limit } from './context.ts'
import { tooManyRequests } from './errors.ts'

export async function enforceLimit(
  context: FunctionContext,
  limit: Limit,
  subject: string,
): Promise<void> {
  const wait = await context.spend(limit, subject)
  if (wait > 0) throw tooManyRequests(wait)
}
