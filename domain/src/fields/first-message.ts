import type { z } from 'zod'

/** Section 5: of a schema's errors the first is shown. */
export function firstMessage(error: z.ZodError, fallback: string): string {
  return error.issues[0]?.message ?? fallback
}
