import { z } from 'zod'

const replySchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string() }) })),
})
const FENCE = /^```[a-z]*\n([^]*?)\n?```$/i

/** Section 7: the text of the first choice; null where the answer has none. */
export function readReply(answer: unknown): string | null {
  const { data } = replySchema.safeParse(answer)
  const text = tidyReply(data?.choices[0]?.message.content ?? '')
  return text === '' ? null : text
}

/** Models like to wrap a document in a code block, which would be shown as such. */
export function tidyReply(text: string): string {
  const trimmed = text.replaceAll('\u0000', '').trim()
  return (FENCE.exec(trimmed)?.[1] ?? trimmed).trim()
}
