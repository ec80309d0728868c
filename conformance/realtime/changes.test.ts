import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { admin, anonymous, signedUp, type Person } from '../support/clients.ts'
import { addTask, column, follow, leaveChannels, post } from '../support/realtime.ts'
import { openSocket } from '../support/raw-socket.ts'
import { SOON } from '../../test-support/soon.ts'

let ana: Person
beforeAll(async () => {
  ana = await signedUp()
})
afterEach(leaveChannels)

const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/

describe('a change', () => {
  it('the change of a new row has the row and no old values', async () => {
    const changes = await follow(ana.client, { table: 'tasks' })
    const id = await addTask(ana, 'Llamar a Núñez 🏠', { priority: 'high' })
    await expect.poll(() => changes.length, SOON).toBe(1)
    expect(changes[0]).toEqual({
      schema: 'public',
      table: 'tasks',
      eventType: 'INSERT',
      commit_timestamp: expect.stringMatching(TIMESTAMP),
      errors: null,
      new: expect.objectContaining({
        id,
        user_id: ana.user.id,
        title: 'Llamar a Núñez 🏠',
        description: null,
        priority: 'high',
        status: 'pending',
      }),
      old: {},
    })
  })

  it('the change of a changed row has the new row and the old key', async () => {
    const id = await addTask(ana, 'Antes')
    const changes = await follow(ana.client, { table: 'tasks', event: 'UPDATE' })
    await ana.client.from('tasks').update({ title: 'Después', status: 'completed' }).eq('id', id)
    await expect.poll(() => changes.length, SOON).toBe(1)
    expect(changes[0]).toMatchObject({
      eventType: 'UPDATE',
      new: { id, title: 'Después', status: 'completed', completed_at: expect.any(String) },
    })
    expect(changes[0]?.old).toEqual({ id })
  })

  it('the change of a deleted row has the old key only', async () => {
    const id = await addTask(ana, 'Borrar')
    const changes = await follow(ana.client, { table: 'tasks', event: 'DELETE' })
    await ana.client.from('tasks').delete().eq('id', id)
    await expect.poll(() => changes.length, SOON).toBe(1)
    expect(changes[0]).toMatchObject({ eventType: 'DELETE', new: {}, errors: null })
    expect(changes[0]?.old).toEqual({ id })
  })

  it('a change has values of the types that the client converts columns to', async () => {
    const batch = randomUUID()
    const changes = await follow(anonymous(), { table: 'fx_board', filter: `batch=eq.${batch}` })
    await post(batch, {
      text: 'con "comillas"',
      price: 12.5,
      tags: ['a,b', 'ñ'],
      data: { ok: true, n: [1, null] },
      shown: false,
      at: '2026-01-02T03:04:05Z',
      day: '2026-01-02',
    })
    await expect.poll(() => changes.length, SOON).toBe(1)
    expect(changes[0]?.new).toMatchObject({
      text: 'con "comillas"',
      price: 12.5,
      tags: ['a,b', 'ñ'],
      data: { ok: true, n: [1, null] },
      shown: false,
      at: '2026-01-02T03:04:05+00:00',
      day: '2026-01-02',
    })
  })

  it('a realtime change leaves out a column that the reader may not select', async () => {
    const batch = randomUUID()
    const binding = { table: 'fx_board', filter: `batch=eq.${batch}` }
    const seen = await follow(anonymous(), binding)
    const seenByServer = await follow(admin(), binding)
    await post(batch, { secret: 'oculto' })
    await expect.poll(() => [seen.length, seenByServer.length], SOON).toEqual([1, 1])
    expect(seen[0]?.new).not.toHaveProperty('secret')
    expect(JSON.stringify(seen)).not.toContain('oculto')
    expect(seenByServer[0]?.new).toHaveProperty('secret', 'oculto')
  })

  it('a change has only the columns asked for, and the key', async () => {
    const changes = await follow(ana.client, { table: 'tasks', select: ['title'] })
    const id = await addTask(ana, 'Corta')
    await expect
      .poll(() => changes.map((change) => change.new), SOON)
      .toEqual([{ id, title: 'Corta' }])
  })

  it('the change of a key has the new key and the old key', async () => {
    const batch = randomUUID()
    const { id } = await post(batch)
    const changes = await follow(admin(), { table: 'fx_board', filter: `batch=eq.${batch}` })
    const moved = Number(id) + 500_000_000
    await admin().from('fx_board').update({ id: moved }).eq('id', id)
    await expect.poll(() => changes.length, SOON).toBe(1)
    expect(changes[0]).toMatchObject({ new: { id: moved }, old: { id } })
  })
})

describe('changes', () => {
  it('the changes of one statement arrive one at a time, in order', async () => {
    const changes = await follow(ana.client, { table: 'tasks', event: 'INSERT' })
    const rows = Array.from({ length: 200 }, (_, i) => ({ title: `Tarea ${i}` }))
    expect((await ana.client.from('tasks').insert(rows)).error).toBeNull()
    await expect.poll(() => changes.length, SOON).toBe(200)
    expect(column(changes)).toEqual(rows.map(({ title }) => title))
  })

  it('sends no changes that are rolled back', async () => {
    const changes = await follow(ana.client, { table: 'tasks' })
    await ana.client.from('tasks').insert({ title: 'Nunca' }).rollback()
    await addTask(ana, 'Marca')
    await expect.poll(() => column(changes), SOON).toEqual(['Marca'])
  })

  it('sends no changes that the schema refuses', async () => {
    const changes = await follow(ana.client, { table: 'tasks' })
    const { error } = await ana.client.from('tasks').insert({ title: 'Mala', status: 'inventado' })
    expect(error?.code).toBe('23514')
    await addTask(ana, 'Marca')
    await expect.poll(() => column(changes), SOON).toEqual(['Marca'])
  })

  it.each(['notifications', 'tasks', 'opportunities', 'interactions', 'documents'])(
    'a client can follow changes of %s',
    async (table) => {
      const changes = await follow(ana.client, { table, event: 'INSERT' })
      const row = await rowFor(table)
      expect((await admin().from(table).insert(row)).error).toBeNull()
      await expect.poll(() => changes.map((change) => change.table), SOON).toEqual([table])
      expect(changes[0]?.new).toMatchObject({ user_id: ana.user.id })
    },
  )
})

async function rowFor(table: string): Promise<Record<string, unknown>> {
  const user_id = ana.user.id
  switch (table) {
    case 'notifications':
      return { user_id, title: 'Aviso', message: 'x' }
    case 'tasks':
      return { user_id, title: 'Tarea', assigned_to: user_id }
    case 'interactions':
      return { user_id, subject: 'Visita' }
    case 'documents':
      return { user_id, name: 'Contrato' }
    default: {
      const person = { type: 'comprador', first_name: 'José', last_name: 'Paz' }
      const client = await ana.client.from('clients').insert(person).select('id').single()
      const stage = await ana.client.from('opportunity_stages').select('id').limit(1).single()
      return { user_id, client_id: client.data?.id, stage_id: stage.data?.id }
    }
  }
}

describe('on the wire', () => {
  const binding = { event: '*', schema: 'public', table: 'fx_board' }

  it.each(['1.0.0', '2.0.0'])(
    'on the wire of version %s a change carries ids, columns with types and the record',
    async (vsn) => {
      const batch = randomUUID()
      const socket = await openSocket(vsn)
      const filter = `batch=eq.${batch}`
      const reply = await socket.join('realtime:cable', {
        config: { postgres_changes: [{ ...binding, filter }] },
      })
      expect(reply).toEqual({
        status: 'ok',
        response: { postgres_changes: [{ ...binding, filter, id: expect.any(Number) }] },
      })
      const { postgres_changes } = (reply as { response: { postgres_changes: { id: number }[] } })
        .response
      expect((await socket.wait('system')).payload).toEqual({
        extension: 'postgres_changes',
        status: 'ok',
        message: 'Subscribed to PostgreSQL',
        channel: 'cable',
      })
      const row = await post(batch, { shown: true, tags: ['x'] })
      const { topic, ref, payload } = await socket.wait('postgres_changes')
      expect([topic, ref]).toEqual(['realtime:cable', null])
      expect(payload).toMatchObject({
        ids: [postgres_changes[0]?.id],
        data: {
          schema: 'public',
          table: 'fx_board',
          type: 'INSERT',
          commit_timestamp: expect.stringMatching(TIMESTAMP),
          errors: null,
          columns: expect.arrayContaining([
            { name: 'id', type: 'int8' },
            { name: 'batch', type: 'text' },
            { name: 'price', type: 'numeric' },
            { name: 'tags', type: '_text' },
            { name: 'data', type: 'jsonb' },
            { name: 'shown', type: 'bool' },
            { name: 'at', type: 'timestamptz' },
          ]),
          record: { batch, shown: true },
        },
      })
      expect(payload['data']).not.toHaveProperty('old_record')
      expect(Number((payload['data'] as { record: { id: unknown } }).record.id)).toBe(row['id'])
      socket.close()
    },
  )
})
