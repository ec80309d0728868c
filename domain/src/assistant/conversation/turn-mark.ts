import { z } from 'zod'

const markSchema = z.discriminatedUnion('kind', [
  /** How many actions the model proposed: those without an outcome were never confirmed. */
  z.object({ kind: z.literal('answer'), proposals: z.int().nonnegative() }),
  z.object({
    kind: z.literal('search'),
    isKeyMissing: z.boolean(),
    /** Nothing fitted, and the nearest were shown. */
    isNearest: z.boolean(),
  }),
])

/** What kind of answer was stored, so that it looks the same when the conversation is opened again. */
export type TurnMark = z.output<typeof markSchema>

export function readMark(stored: unknown): TurnMark {
  const read = markSchema.safeParse(stored)
  return read.success ? read.data : { kind: 'answer', proposals: 0 }
}
