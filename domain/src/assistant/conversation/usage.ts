import { formatNumber } from '../../numbers/index.ts'
import { estimateTokens } from '../context/estimate-tokens.ts'
import { ASSISTANT_MESSAGES as say } from '../messages.ts'
import { formatMxn } from '../../money/index.ts'
import type { ChatRequest } from '../prompt/request-body.ts'
import type { ChatReply, Usage } from '../reply/chat-reply.ts'

export interface TokenPrices {
  prompt: number
  completion: number
}

export interface MeasuredUsage extends Usage {
  isEstimate: boolean
}

const MILLION = 1_000_000
const CENT = 0.01

export function measureUsage(request: ChatRequest, reply: ChatReply): MeasuredUsage {
  if (reply.usage) return { ...reply.usage, isEstimate: false }
  const written = request.messages.map(({ content }) => content).join('\n')
  const tools = request.tools ? JSON.stringify(request.tools) : ''
  const calls = reply.toolCalls.map((call) => call.name + call.arguments).join('')
  return {
    promptTokens: estimateTokens(written) + estimateTokens(tools),
    completionTokens: estimateTokens(reply.text) + estimateTokens(calls),
    isEstimate: true,
  }
}

export function costMxn({ promptTokens, completionTokens }: Usage, prices: TokenPrices): number {
  return (promptTokens * prices.prompt + completionTokens * prices.completion) / MILLION
}

export function describeUsage(usage: MeasuredUsage, prices: TokenPrices | null = null): string {
  const count = formatNumber(usage.promptTokens + usage.completionTokens, 0)
  const tokens = usage.isEstimate ? say.aboutTokens(count) : say.tokens(count)
  if (prices === null) return tokens
  const cost = costMxn(usage, prices)
  return `${tokens} · ${cost < CENT ? say.underACent : formatMxn(cost)}`
}
