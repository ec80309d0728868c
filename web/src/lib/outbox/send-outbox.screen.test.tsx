import { expect, it, onTestFinished, vi } from 'vitest'
import { signIn, accounts } from '../../ui/testing/render-screen.tsx'
import { SendFailed } from '../send-file.ts'
import { supabase } from '../supabase.ts'
import { OutboxUnavailable, type OutboxEntry } from './entry.ts'
import { discardEntries, addToOutbox, readOutbox } from './outbox.ts'
import { sendOutbox, type OutboxKind, type OutboxKinds } from './send-outbox.ts'
import { aSave } from './testing/entries.ts'

async function person(): Promise<string> {
  const account = await accounts().createPerson()
  await signIn(account)
  return account.id
}

async function keepAll(userId: string, recordIds: readonly string[]): Promise<void> {
  for (const recordId of recordIds) await addToOutbox(aSave({ userId, recordId }))
}

function serverThat(take: (recordId: string) => void | Promise<void>) {
  const received: string[] = []
  const kind: OutboxKind = {
    send: async ({ recordId }: OutboxEntry) => {
      received.push(recordId)
      await take(recordId)
      return { kind: 'sent', row: {} }
    },
    tables: [],
    texts: { gone: 'Ya no existe', conflict: 'Cambió' },
    explain: () => 'No se guardó',
  }
  const kinds: OutboxKinds = { clients: kind, interactions: kind, tasks: kind }
  return { received, kinds }
}

it('OUT-03 sends each entry once when two tabs begin at the same time', async () => {
  const userId = await person()
  await keepAll(userId, ['a', 'b', 'c'])
  const { received, kinds } = serverThat(() => undefined)
  expect(await Promise.all([sendOutbox(kinds), sendOutbox(kinds)])).toEqual(['sent', 'sent'])
  expect(received).toEqual(['a', 'b', 'c'])
  expect(await readOutbox(userId)).toEqual([])
})

it('OUT-04 sends a hundred entries in the order in which they were made', async () => {
  const userId = await person()
  const recordIds = Array.from({ length: 100 }, (_, at) => `note ${at}`)
  await keepAll(userId, recordIds)
  const { received, kinds } = serverThat(() => undefined)
  expect(await sendOutbox(kinds)).toBe('sent')
  expect(received).toEqual(recordIds)
  expect(await readOutbox(userId)).toEqual([])
})

it('OUT-04 tries again for entries that were added while the others were sent', async () => {
  const userId = await person()
  await keepAll(userId, ['a'])
  const { received, kinds } = serverThat(async (recordId) => {
    if (recordId === 'a') await keepAll(userId, ['b'])
  })
  expect(await sendOutbox(kinds)).toBe('queued')
  expect(await sendOutbox(kinds)).toBe('sent')
  expect(received).toEqual(['a', 'b'])
})

it('OUT-05 leaves a refused entry with its reason, and sends the others', async () => {
  const userId = await person()
  await keepAll(userId, ['a', 'constraint', 'file', 'b'])
  const { received, kinds } = serverThat((recordId) => {
    if (recordId === 'constraint') throw Object.assign(new Error('refused'), { code: '23514' })
    if (recordId === 'file') throw new SendFailed(400, '413', 'Tu cuenta llegó a su límite')
  })
  expect(await sendOutbox(kinds)).toBe('sent')
  const problem = { kind: 'refused', text: 'No se guardó' }
  expect(await readOutbox(userId)).toMatchObject([
    { recordId: 'constraint', problem },
    { recordId: 'file', problem },
  ])
  await sendOutbox(kinds)
  expect(received).toEqual(['a', 'constraint', 'file', 'b'])
})

it('OUT-13 sends the other entries when the server neither takes nor refuses one, which counts as refused in the end', async () => {
  const userId = await person()
  await keepAll(userId, ['odd', 'b'])
  const { received, kinds } = serverThat((recordId) => {
    if (recordId === 'odd') throw Object.assign(new Error('timeout'), { code: '57014' })
  })
  expect(await sendOutbox(kinds)).toBe('queued')
  expect(await readOutbox(userId)).toMatchObject([{ recordId: 'odd', attempts: 1 }])
  let rounds = 1
  while ((await sendOutbox(kinds)) === 'queued') rounds += 1
  expect(rounds).toBe(9)
  expect(received.filter((id) => id === 'b')).toHaveLength(1)
  const [odd] = await readOutbox(userId)
  expect(odd).toMatchObject({ problem: { kind: 'refused' } })
  expect(odd?.tried).toHaveLength(1)
})

it('OUT-13 a busy server is left alone after two entries', async () => {
  const userId = await person()
  await keepAll(userId, ['a', 'b', 'c'])
  const { received, kinds } = serverThat(() => {
    throw Object.assign(new Error('too many connections'), { code: '53300' })
  })
  expect(await sendOutbox(kinds)).toBe('queued')
  expect(received).toEqual(['a', 'b'])
  expect(await readOutbox(userId)).toHaveLength(3)
})

it('OUT-07 does not send what is discarded while others are sent', async () => {
  const userId = await person()
  await keepAll(userId, ['a', 'b'])
  const [, b] = await readOutbox(userId)
  const { received, kinds } = serverThat(() => discardEntries([b?.id ?? '']))
  expect(await sendOutbox(kinds)).toBe('sent')
  expect(received).toEqual(['a'])
  expect(await readOutbox(userId)).toEqual([])
})

it('OUT-10 sends nothing more once the session has ended', async () => {
  const userId = await person()
  await keepAll(userId, ['a', 'b'])
  const { received, kinds } = serverThat(async () => {
    await supabase().auth.signOut({ scope: 'local' })
  })
  await sendOutbox(kinds)
  expect(received).toEqual(['a'])
  expect(await readOutbox(userId)).toMatchObject([{ recordId: 'b' }])
})

it('OUT-11 has nothing to send in a browser that stores nothing', async () => {
  const userId = await person()
  const refuse = () => {
    throw new DOMException('not allowed', 'SecurityError')
  }
  const stubs = [
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementation(refuse),
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(refuse),
  ]
  onTestFinished(() => stubs.forEach((stub) => stub.mockRestore()))
  await expect(addToOutbox(aSave({ userId }))).rejects.toThrow(OutboxUnavailable)
  const { received, kinds } = serverThat(() => undefined)
  expect(await sendOutbox(kinds)).toBe('sent')
  expect(received).toEqual([])
})
