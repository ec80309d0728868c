import { storedClientSchema } from '@predio/domain/clients'
import { beforeEach, expect, it } from 'vitest'
import type { ClientRecord } from '../../../records/clients/api/read-client.ts'
import type { Outcome } from '../../../capabilities/imports/count-outcomes.ts'
import type { UpdateRow } from './plan-import.ts'
import { runUpdates, type UpdatedClient } from './run-updates.ts'

const lost = new TypeError('Failed to fetch')
const EVA: ClientRecord = {
  ...storedClientSchema.parse({ type: 'comprador', first_name: 'Eva', last_name: 'Uc' }),
  id: 'eva',
  created_at: '2026-01-01T00:00:00Z',
  updated_at: '2026-01-01T00:00:00Z',
  preferences: null,
}

let table: Map<string, ClientRecord>
let history: string[]
beforeEach(() => {
  table = new Map([['eva', EVA]])
  history = []
})

function write(clients: readonly UpdatedClient[]): string[] {
  return clients.flatMap(({ leftover, ...client }) => {
    const record = table.get(client.id)
    if (record?.updated_at !== client.updated_at) return []
    table.set(client.id, { ...record, ...client, updated_at: `${record.updated_at}+` })
    if (leftover !== null) history.push(leftover)
    return [client.id]
  })
}

function update(line: number, changes: Partial<ClientRecord>, leftover: string | null = null) {
  const client = storedClientSchema.parse({ ...EVA, ...changes })
  return { line, clientId: 'eva', client, leftover } satisfies UpdateRow
}

async function run(
  updates: UpdateRow[],
  send: (clients: readonly UpdatedClient[]) => Promise<string[]> = async (given) => write(given),
  sent = new Set<string>(),
) {
  const outcomes = new Map<number, Outcome>()
  await runUpdates({
    updates,
    read: async (ids) => ids.flatMap((id) => table.get(id) ?? []),
    send,
    sent,
    isConnectionLost: (error) => error === lost,
    onBatch: (news) => news.forEach((outcome, line) => outcomes.set(line, outcome)),
  })
  return Object.fromEntries(outcomes)
}

it('IMPORT-28 an update fills in the client’s missing values and writes differing values into the notes', async () => {
  table.set('eva', { ...EVA, email: 'eva@uno.mx' })
  const row = update(2, { email: 'eva@dos.mx', phone: '+529991234567', tags: ['feria'] })
  expect(await run([row])).toEqual({ 2: 'updated' })
  expect(table.get('eva')).toMatchObject({
    email: 'eva@uno.mx',
    phone: '+529991234567',
    tags: ['feria'],
    notes: 'Datos de Eva Uc, fusionado aquí:\nEmail: eva@dos.mx',
  })
})

it('IMPORT-28 several rows of one client become one update', async () => {
  const rows = [update(2, { phone: '+529991234567' }), update(3, { email: 'eva@uno.mx' })]
  expect(await run(rows)).toEqual({ 2: 'updated', 3: 'updated' })
  expect(table.get('eva')).toMatchObject({ phone: '+529991234567', email: 'eva@uno.mx' })
})

it('IMPORT-28 values that arrived before a lost response are not added twice', async () => {
  const rows = [update(2, { phone: '+529991234567' }, 'Nota larga')]
  const sent = new Set<string>()
  const arrives = async (clients: readonly UpdatedClient[]) => {
    write(clients)
    throw lost
  }
  await expect(run(rows, arrives, sent)).rejects.toBe(lost)
  expect(await run(rows, undefined, sent)).toEqual({ 2: 'updated' })
  expect(history).toEqual(['Nota larga'])
})

it('IMPORT-28 a client that changed meanwhile is read again', async () => {
  let isFirst = true
  const send = async (clients: readonly UpdatedClient[]) => {
    if (isFirst) table.set('eva', { ...EVA, notes: 'Nueva', updated_at: 'later' })
    isFirst = false
    return write(clients)
  }
  expect(await run([update(2, { phone: '+529991234567' })], send)).toEqual({ 2: 'updated' })
  expect(table.get('eva')).toMatchObject({ notes: 'Nueva', phone: '+529991234567' })
})

it('IMPORT-28 a client that was deleted meanwhile is reported as failed', async () => {
  table.clear()
  expect(await run([update(2, {})])).toEqual({ 2: 'failed' })
})
