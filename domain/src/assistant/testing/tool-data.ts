import type { ProposalOf, ToolClient, ToolData } from '../tools/proposal.ts'
import { readToolCall } from '../tools/read-tool-call.ts'
import type { ToolName } from '../tools/tool-schemas.ts'
import { LISTINGS } from './listings.ts'

export const zone = 'America/Merida'
const client = (
  id: number,
  first_name: string,
  last_name: string,
  whatsapp: string | null = null,
) => ({
  id: `00000000-0000-4000-8000-00000000000${id}`,
  first_name,
  last_name,
  email: null,
  phone: null,
  whatsapp,
})
export const ana: ToolClient = client(1, 'Ana', 'Gil Pérez', '+529991234567')
const clients = [
  ana,
  client(2, 'Ana', 'López'),
  client(3, 'José', 'Núñez'),
  client(4, 'Luis', 'Canul'),
]
const data: ToolData = { listings: LISTINGS, clients, zone, now: new Date('2026-11-15T16:00:00Z') }

const call = (name: string, args: unknown) =>
  readToolCall(
    { id: 'x', name, arguments: typeof args === 'string' ? args : JSON.stringify(args) },
    data,
  )
export function propose<T extends ToolName>(name: T, args: unknown): ProposalOf<T> {
  const result = call(name, args)
  if (result.kind === 'refused') throw new Error(result.message)
  return result.proposal as ProposalOf<T>
}
export const refusal = (name: string, args: unknown) => {
  const result = call(name, args)
  return result.kind === 'refused' ? result.message : null
}
export const visit = { property_id: 101, client: 'Ana Gil', date: '2026-11-20', time: '17:30' }
