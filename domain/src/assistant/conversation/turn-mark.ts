import { z } from 'zod'

const markSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('answer'), proposals: z.int().nonnegative() }),
  z.object({
    kind: z.literal('search'),
    isKeyMissing: z.boolean(),
    isNearest: z.boolean(),
  }),
])

export type TurnMark = z.output<typeof markSchema>

export function readMark(stored: unknown): TurnMark {
  const read = markSchema.safeParse(stored)
  return read.success ? read.data : { kind: 'answer', proposals: 0 }
}
