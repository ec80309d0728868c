import { describe, expect, it } from 'vitest'
import type { Person } from '../channel/person.ts'
import type { Change } from './change.ts'
import { mayReceiveChange, wantedBindings } from './deliver-change.ts'
import type { PublishedTable } from './published-table.ts'
import type { Subscription } from './subscriptions.ts'

const tasks: PublishedTable = {
  schema: 'public',
  name: 'tasks',
  columns: [],
  key: [],
  isKeyReadable: true,
  isOwnerOnly: false,
}
const change: Change = {
  schema: 'public',
  table: 'tasks',
  type: 'DELETE',
  key: '{"id": 1}',
  owner: 'ana',
  at: '2026-01-01T00:00:00.000Z',
}
const person = (role: string, subject?: string): Person => ({
  key: role,
  role,
  claims: '{}',
  subject,
  caller: subject,
  sessionId: undefined,
  expiresAt: undefined,
})

describe('bindings that want a change', () => {
  const binding = {
    id: 1,
    schema: 'public',
    table: 'tasks',
    filters: [],
    select: undefined,
    view: '',
  }
  it.each([
    ['any event', '*', tasks, true],
    ['the same event', 'DELETE', tasks, true],
    ['another event', 'INSERT', tasks, false],
    ['another table', '*', { ...tasks, name: 'notes' }, false],
    ['the same table in another schema', '*', { ...tasks, schema: 'other' }, false],
    ['a table whose key the role may not read', '*', { ...tasks, isKeyReadable: false }, false],
  ] as const)('decides whether a binding wants a change: %s', (_, event, of, isWanted) => {
    const subscription = { bindings: [{ ...binding, event, of }] } as unknown as Subscription
    expect(wantedBindings(subscription, change)).toHaveLength(isWanted ? 1 : 0)
  })
})

describe('who may hear of a deletion', () => {
  it.each([
    ['its owner', person('authenticated', 'ana'), change, true],
    ['the secret key', person('service_role'), change, true],
    ['another agent', person('authenticated', 'luis'), change, false],
    ['nobody by name', person('anon'), change, false],
    ['an anonymous visitor who claims to be the owner', person('anon', 'ana'), change, false],
    [
      'anybody, of a row without an owner',
      person('authenticated'),
      { ...change, owner: undefined },
      false,
    ],
    [
      'another agent, of an insert: the policies decide',
      person('authenticated', 'luis'),
      { ...change, type: 'INSERT' },
      true,
    ],
  ] as const)('decides whether a listener may learn of a deletion: %s', (_, who, what, may) => {
    expect(mayReceiveChange(who, what, tasks)).toBe(may)
  })
})

it.each([
  ['the owner', person('authenticated', 'ana'), true],
  ['the secret key', person('service_role'), true],
  ['another agent', person('authenticated', 'luis'), false],
  ['an anonymous visitor', person('anon'), false],
] as const)(
  'a row that only owners may read needs a policy check only for a possible owner: %s',
  (_, who, may) => {
    expect(
      mayReceiveChange(who, { ...change, type: 'INSERT' }, { ...tasks, isOwnerOnly: true }),
    ).toBe(may)
  },
)
