import type { ChatContext } from '../context/choose-context.ts'
import { maskSecrets } from '../mask-secrets.ts'
import { TOOL_SCHEMAS, type ToolSchema } from '../tools/tool-schemas.ts'
import type { ChatTurn } from '../chat-turn.ts'
import type { Moment } from '../moment.ts'
import { systemPrompt } from './system-prompt.ts'
import { trimHistory } from './trim-history.ts'

const CHAT_MODEL = 'gpt-3.5-turbo'

/** AST-30: `stream` and `tools` are omitted for providers that refuse them. */
export interface ChatRequest {
  model: string
  messages: { role: 'system' | 'user' | 'assistant'; content: string }[]
  temperature: 0.7
  max_tokens: 800
  stream?: true
  tools?: readonly ToolSchema[]
}

export interface ChatRequestInput extends Moment {
  model?: string
  history: readonly ChatTurn[]
  message: string
  context: ChatContext
  stream?: boolean
  tools?: boolean
  historyBudget?: number
  /** AST-71: the person's own keys are masked in every message. */
  secrets?: readonly string[]
}

export function chatRequestBody(input: ChatRequestInput): ChatRequest {
  const { model = CHAT_MODEL, history, message, context, now, zone } = input
  const { stream = true, tools = true, secrets = [] } = input
  return {
    model,
    messages: [
      { role: 'system', content: systemPrompt(context, { now, zone, hasTools: tools }) },
      ...trimHistory(history, input.historyBudget).map(({ role, content }) => ({
        role,
        content: maskSecrets(content, secrets),
      })),
      { role: 'user', content: maskSecrets(message.trim(), secrets) },
    ],
    temperature: 0.7,
    max_tokens: 800,
    ...(stream ? { stream } : {}),
    ...(tools ? { tools: TOOL_SCHEMAS } : {}),
  }
}
