import {
  type Proposal,
  readToolCall,
  type ToolCall,
  type ToolClient,
  type ToolData,
} from '@predio/domain/assistant'

export type Judged =
  | { kind: 'ready'; proposal: Proposal }
  /** Everything else is right: only who it is for has to be chosen. */
  | { kind: 'choose'; message: string; options: readonly ToolClient[]; outline: Proposal }
  | { kind: 'refused'; message: string }

const NAME = { first_name: 'Nadie', last_name: 'Nadie' }
const NOBODY: ToolClient = {
  ...NAME,
  id: '',
  email: null,
  phone: null,
  whatsapp: '+520000000000',
}
const MAX_OPTIONS = 5

/** What a call of the model comes to; a client that the person chose takes the place of the one it named. */
export function judgeCall(call: ToolCall, data: ToolData, chosen?: ToolClient): Judged {
  const read = chosen ? readFor(call, data, chosen) : readToolCall(call, data)
  if (read.kind === 'proposal') return { kind: 'ready', proposal: read.proposal }
  // Where it would do for anybody, the name alone was at fault.
  const outline = readFor(call, data, NOBODY)
  // Its own words: those of the first reading may list clients, and a refusal goes back to the model.
  if (outline.kind === 'refused') return { kind: 'refused', message: outline.message }
  return {
    kind: 'choose',
    message: read.message,
    options: namesakes(call, data),
    outline: outline.proposal,
  }
}

/** A name of two letters, or one that is all titles, must not matter once the person pointed at somebody. */
function readFor(call: ToolCall, data: ToolData, client: ToolClient) {
  const named = { ...call, arguments: withClient(call.arguments, NAME.first_name) }
  const read = readToolCall(named, { ...data, clients: [{ ...client, ...NAME }] })
  if (read.kind === 'refused' || !('client' in read.proposal)) return read
  return { ...read, proposal: { ...read.proposal, client } }
}

/** Those whom the name may mean. */
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

/** The name as the model wrote it; null where it names nobody. */
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
