import type { ToolCall, ToolClient, ToolData } from '@predio/domain/assistant'
import { normalizeProperty, type Property } from '@predio/domain/properties'
import { describe, expect, it } from 'vitest'
import { nameConditions, wholeConditions } from './api/name-conditions.ts'
import { judgeCall, namedClient } from './judge-call.ts'

const ana = person('1', 'Ana', 'Gil Pérez', '+529991234567')
const other = person('2', 'Ana', 'López')
const data: ToolData = {
  listings: [listing(101, 'Casa con alberca en Temozón Norte')],
  clients: [ana, other],
  zone: 'America/Merida',
  now: new Date('2026-11-15T16:00:00Z'),
}
const visit = { property_id: 101, client: 'Ana Gil', date: '2026-11-20', time: '17:30' }

describe('AST-59 judging a tool call', () => {
  it('accepts a complete tool call', () => {
    const judged = judgeCall(call('book_visit', visit), data)
    expect(judged).toMatchObject({ kind: 'ready', proposal: { client: { id: '1' } } })
  })

  it('asks for the client of a tool call if several clients have the name, and offers them', () => {
    const judged = judgeCall(call('book_visit', { ...visit, client: 'Ana' }), data)
    expect(judged).toMatchObject({
      kind: 'choose',
      options: [{ id: '1' }, { id: '2' }],
      outline: { tool: 'book_visit', at: new Date('2026-11-20T23:30:00Z') },
    })
  })

  it.each(['Pedro Páramo', '', null])(
    'asks for the client of a tool call if no client is called %j',
    (client) => {
      const judged = judgeCall(call('book_visit', { ...visit, client }), data)
      expect(judged).toMatchObject({ kind: 'choose', options: [] })
    },
  )

  it('a tool call uses the chosen client, whatever the name in the call was', () => {
    const doña = person('3', 'Doña', 'De')
    const judged = judgeCall(call('book_visit', { ...visit, client: 'Ana' }), data, doña)
    expect(judged).toMatchObject({ kind: 'ready', proposal: { client: doña } })
  })

  it('asks again if the chosen client of a tool call has no number for WhatsApp', () => {
    const draft = call('draft_whatsapp', { client: 'Ana', message: 'Hola' })
    expect(judgeCall(draft, data, ana)).toMatchObject({ kind: 'ready' })
    expect(judgeCall(draft, data, other)).toMatchObject({ kind: 'choose', options: [{ id: '1' }] })
  })

  it.each([
    ['another fault beside the name', call('book_visit', { ...visit, client: 'Ana', time: '99' })],
    ['an unknown property', call('book_visit', { ...visit, property_id: 7 })],
    ['an unknown tool', call('delete_everything', visit)],
    ['what is no JSON', { ...call('book_visit', visit), arguments: '{"property_id": 101,' }],
    ['a list of arguments', { ...call('book_visit', visit), arguments: '[]' }],
    ['a client without a name', call('create_client', { phone: '9991234567' })],
  ])('refuses a tool call with %s, whichever client might be chosen', (_, bad) => {
    expect(judgeCall(bad, data, ana)).toMatchObject({ kind: 'refused' })
    const refused = judgeCall(bad, data)
    expect(refused).toMatchObject({ kind: 'refused' })
    // A refusal is sent to the model, so it must not name clients.
    expect(JSON.stringify(refused)).not.toMatch(/Pérez|López/)
  })
})

describe('AST-59 finding the clients that a call may mean', () => {
  it('reads a tool call’s name of a client as the model wrote it', () => {
    expect(namedClient(call('book_visit', visit))).toBe('Ana Gil')
    expect(namedClient(call('create_task', { title: 'Llamar' }))).toBeNull()
    expect(namedClient({ ...call('create_task', {}), arguments: 'nada' })).toBeNull()
  })

  it('searches clients by halves of long words, so that one letter may be wrong, and ignores titles', () => {
    expect(nameConditions('Sra. Núñez Gil')).toEqual([
      'search.like.*nu*,search.like.*nez*',
      'search.like.*gil*',
    ])
    expect(wholeConditions('Sra. Núñez Gil')).toEqual(['search.like.*nunez*', 'search.like.*gil*'])
    expect(nameConditions('%_*,()"\\')).toEqual([])
  })
})

function call(name: string, args: object): ToolCall {
  return { index: 0, id: 'call', name, arguments: JSON.stringify(args) }
}

function person(
  id: string,
  first_name: string,
  last_name: string,
  whatsapp: string | null = null,
): ToolClient {
  return { id, first_name, last_name, email: null, phone: null, whatsapp }
}

function listing(id: number, title: string): Property {
  const read = normalizeProperty({ id, title }, { siteUrl: 'https://sitio.example' })
  if (read.kind === 'skipped') throw new Error(read.reason)
  return read.property
}
