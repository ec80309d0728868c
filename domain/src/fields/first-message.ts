import type { z } from 'zod'

/** FIELD-07: a person sees only one message at a time, the first. */
export function firstMessage(error: z.ZodError, fallback: string): string {
  return error.issues[0]?.message ?? fallback
}
