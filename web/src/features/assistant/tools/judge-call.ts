import {
  type Proposal,
  readToolCall,
  type ToolCall,
  type ToolClient,
  type ToolData,
} from '@predio/domain/assistant'

export type JudgedCall =
  | { kind: 'ready'; proposal: Proposal }
  | { kind: 'choose'; message: string; options: readonly ToolClient[]; outline: Proposal }
  | { kind: 'refused'; message: string }

const NAME = { first_name: 'Nadie', last_name: 'Nadie' }
const PLACEHOLDER: ToolClient = {
  ...NAME,
  id: '',
  email: null,
  phone: null,
  whatsapp: '+520000000000',
}
const MAX_OPTIONS = 5

/** AST-59: `chosen` is the client whom the person chose in place of the one that the call names. */
export function judgeCall(call: ToolCall, data: ToolData, chosen?: ToolClient): JudgedCall {
  const read = chosen ? readFor(call, data, chosen) : readToolCall(call, data)
  if (read.kind === 'proposal') return { kind: 'ready', proposal: read.proposal }
  // If the call is valid with a placeholder client, only the name was wrong.
  const outline = readFor(call, data, PLACEHOLDER)
  // This message is sent to the model; the first message may list clients, so it is not used.
  if (outline.kind === 'refused') return { kind: 'refused', message: outline.message }
  return {
    kind: 'choose',
    message: read.message,
    options: namesakes(call, data),
    outline: outline.proposal,
  }
}

function readFor(call: ToolCall, data: ToolData, client: ToolClient) {
  const named = { ...call, arguments: withClient(call.arguments, NAME.first_name) }
  const read = readToolCall(named, { ...data, clients: [{ ...client, ...NAME }] })
  if (read.kind === 'refused' || !('client' in read.proposal)) return read
  return { ...read, proposal: { ...read.proposal, client } }
}

function namesakes(call: ToolCall, data: ToolData): ToolClient[] {
  return data.clients
    .filter((client) => readToolCall(call, { ...data, clients: [client] }).kind === 'proposal')
    .slice(0, MAX_OPTIONS)
}

function withClient(json: string, client: string): string {
  try {
    const read: unknown = JSON.parse(json)
    return isRecord(read) ? JSON.stringify({ ...read, client }) : json
  } catch {
    return json
  }
}

export function namedClient(call: ToolCall): string | null {
  try {
    const read: unknown = JSON.parse(call.arguments)
    const name = isRecord(read) ? read['client'] : null
    return typeof name === 'string' ? name : null
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
