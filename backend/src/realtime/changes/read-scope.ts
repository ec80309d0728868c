import type { RequestScope } from '../../database/types.ts'
import type { Person } from '../channel/person.ts'

/** Reading as a person, so that row-level security decides what they may see. */
export function readScope(person: Person): RequestScope {
  return {
    role: person.role,
    claims: person.claims,
    method: 'GET',
    path: '/realtime/v1/websocket',
    headers: '{}',
    readOnly: true,
    caller: person.role === 'service_role' ? undefined : person.key,
  }
}
