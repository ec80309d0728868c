import { z } from 'zod'

interface ToolCall {
  id: string
  name: string
  /** JSON, as the model wrote it: maybe none at all. */
  arguments: string
}

export interface ChatReply {
  /** Of the first choice; empty where the model only calls tools. */
  text: string
  toolCalls: ToolCall[]
  /** The limit of tokens ended it in the middle of a sentence. */
  isTruncated: boolean
}

const callSchema = z.object({
  index: z.number().int().min(0).max(100).optional(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).optional(),
})

const messageSchema = z.object({
  content: z.string().nullish(),
  tool_calls: z.array(callSchema).nullish(),
})

/** An answer in one piece has a message, a piece of a stream has a delta. */
const answerSchema = z.object({
  choices: z.array(
    z.object({
      message: messageSchema.nullish(),
      delta: messageSchema.nullish(),
      finish_reason: z.string().nullish(),
    }),
  ),
})

/** Puts an answer together, of one piece or of many. */
export class ReplyBuilder {
  private readonly reply: ChatReply = { text: '', toolCalls: [], isTruncated: false }
  private hasEnded = false

  /** Whether it was a piece of an answer at all. */
  add(piece: unknown): boolean {
    const { data } = answerSchema.safeParse(piece)
    if (!data) return false
    // Usage alone comes in a last piece without choices.
    const [choice] = data.choices
    if (!choice) return true
    const said = choice.message ?? choice.delta
    this.reply.text += said?.content ?? ''
    for (const [place, call] of (said?.tool_calls ?? []).entries()) this.addCall(call, place)
    if (typeof choice.finish_reason === 'string') {
      this.hasEnded = true
      this.reply.isTruncated = choice.finish_reason === 'length'
    }
    return true
  }

  private addCall(call: z.infer<typeof callSchema>, place: number): void {
    const calls = this.reply.toolCalls
    const known = calls[call.index ?? place]
    if (!known) {
      const { name, arguments: given } = call.function ?? {}
      calls.push({ id: call.id ?? '', name: name ?? '', arguments: given ?? '' })
      return
    }
    known.id ||= call.id ?? ''
    known.name ||= call.function?.name ?? ''
    known.arguments += call.function?.arguments ?? ''
  }

  get text(): string {
    return this.reply.text
  }

  /** The model itself said that it is done. */
  get isComplete(): boolean {
    return this.hasEnded
  }

  get isEmpty(): boolean {
    return this.reply.text.trim() === '' && this.reply.toolCalls.length === 0
  }

  build(): ChatReply {
    return { ...this.reply, toolCalls: [...this.reply.toolCalls] }
  }
}
