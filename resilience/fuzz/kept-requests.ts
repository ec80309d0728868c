import type { FuzzRequest } from './generate-request.ts'
import type { FuzzAgent } from './seed-agents.ts'

type KeptRequest = Omit<FuzzRequest, 'said'> & {
  found: string
}

/**
 * Requests on which an earlier run failed, which every run of the gate sends. A failing run prints its requests in this form, where
 * `{mine.clients.0}` is the id of a row of the agent and `{theirs.clients.0}` that of a row of the other agent.
 */
export const KEPT_REQUESTS: readonly KeptRequest[] = [
  {
    found: 'a word that is too long for PostgreSQL was a server error',
    persona: 'agent',
    method: 'GET',
    path: `/rest/v1/clients?id=neq.{theirs.clients.0}&notes=fts.${'a'.repeat(2100)}`,
    headers: {},
  },
]

interface Agents {
  mine: FuzzAgent
  theirs: FuzzAgent
}

export function printKept({ said: _said, ...request }: FuzzRequest, agents: Agents): string {
  let text = JSON.stringify(request)
  for (const [name, id] of namesOfIds(agents)) text = text.replaceAll(id, name)
  return text
}

export function fillIn({ found: _found, ...request }: KeptRequest, agents: Agents): FuzzRequest {
  let text = JSON.stringify(request)
  for (const [name, id] of namesOfIds(agents)) text = text.replaceAll(name, id)
  const filled = JSON.parse(text) as typeof request
  return { ...filled, said: text }
}

function namesOfIds(agents: Agents): [name: string, id: string][] {
  return (['mine', 'theirs'] as const).flatMap((whose) =>
    agents[whose].sets.flatMap((set, at) =>
      Object.entries(set).map(([table, id]): [string, string] => [`{${whose}.${table}.${at}}`, id]),
    ),
  )
}
