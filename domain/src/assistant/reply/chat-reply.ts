import { z } from 'zod'

export interface ToolCall {
  index: number
  id: string
  name: string
  arguments: string
}

export interface Usage {
  promptTokens: number
  completionTokens: number
}

export interface ChatReply {
  text: string
  toolCalls: readonly ToolCall[]
  /** 'length' marks an answer that was cut at the limit. Null means that the answer is incomplete. */
  finish: string | null
  usage: Usage | null
}

export const EMPTY_REPLY: ChatReply = { text: '', toolCalls: [], finish: null, usage: null }

const part = z.object({
  index: z.number().int().nonnegative().optional(),
  id: z.string().nullish(),
  function: z.object({ name: z.string().nullish(), arguments: z.string().nullish() }).nullish(),
})
const said = z.object({ content: z.string().nullish(), tool_calls: z.array(part).nullish() })
const answerSchema = z.object({
  choices: z
    .array(
      z.object({
        message: said.nullish(),
        delta: said.nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).nullish(),
})

type Part = z.output<typeof part>

export function addToReply(reply: ChatReply, answer: unknown): ChatReply {
  const read = answerSchema.safeParse(answer)
  if (!read.success) return reply
  const { choices, usage } = read.data
  // AST-40: only the first choice is read.
  const [choice] = choices
  const piece = choice?.delta ?? choice?.message
  return {
    text: reply.text + (piece?.content ?? '').replaceAll('\u0000', ''),
    toolCalls: (piece?.tool_calls ?? []).reduce(addPart, reply.toolCalls),
    finish: choice?.finish_reason ?? reply.finish,
    usage: usage
      ? { promptTokens: usage.prompt_tokens, completionTokens: usage.completion_tokens }
      : reply.usage,
  }
}

export function isEmptyReply({ text, toolCalls }: ChatReply): boolean {
  return text.trim() === '' && toolCalls.length === 0
}

/**
 * Parts of one call share an index. The first part has id and name, the others more of the arguments. Answers that are not streamed have no
 * index, and some providers give every call the same index with different ids.
 */
function addPart(calls: readonly ToolCall[], piece: Part): readonly ToolCall[] {
  const index = piece.index ?? calls.length
  const at = calls.findLastIndex((call) => call.index === index)
  const before = calls[at]
  const isSame = before && (!piece.id || piece.id === before.id)
  const call: ToolCall = {
    index,
    id: piece.id || before?.id || `call-${index}`,
    name: (isSame ? before.name : '') + (piece.function?.name ?? ''),
    arguments: (isSame ? before.arguments : '') + (piece.function?.arguments ?? ''),
  }
  return isSame ? calls.with(at, call) : [...calls, call]
}
