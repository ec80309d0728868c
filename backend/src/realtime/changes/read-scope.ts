import type { RequestScope } from '../../database/types.ts'
import { statementCaller, type Person } from '../channel/person.ts'

export function readScope(person: Person, timeoutMs?: number): RequestScope {
  return {
    role: person.role,
    claims: person.claims,
    method: 'GET',
    path: '/realtime/v1/websocket',
    headers: '{}',
    readOnly: true,
    caller: statementCaller(person),
    ...(timeoutMs !== undefined && { timeoutMs }),
  }
}
