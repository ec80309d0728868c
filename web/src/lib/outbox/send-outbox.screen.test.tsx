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

it('OUT-03 each entry is sent once when two tabs begin at the same time', async () => {
  const userId = await person()
  await keepAll(userId, ['a', 'b', 'c'])
  const { received, kinds } = serverThat(() => undefined)
  expect(await Promise.all([sendOutbox(kinds), sendOutbox(kinds)])).toEqual(['sent', 'sent'])
  expect(received).toEqual(['a', 'b', 'c'])
  expect(await readOutbox(userId)).toEqual([])
})

it('OUT-04 a hundred entries are sent in the order of their creation', async () => {
  const userId = await person()
  const recordIds = Array.from({ length: 100 }, (_, at) => `note ${at}`)
  await keepAll(userId, recordIds)
  const { received, kinds } = serverThat(() => undefined)
  expect(await sendOutbox(kinds)).toBe('sent')
  expect(received).toEqual(recordIds)
  expect(await readOutbox(userId)).toEqual([])
})

it('OUT-04 entries that were added during the sending are sent afterwards', async () => {
  const userId = await person()
  await keepAll(userId, ['a'])
  const { received, kinds } = serverThat(async (recordId) => {
    if (recordId === 'a') await keepAll(userId, ['b'])
  })
  expect(await sendOutbox(kinds)).toBe('queued')
  expect(await sendOutbox(kinds)).toBe('sent')
  expect(received).toEqual(['a', 'b'])
})

it('OUT-05 a refused entry stays with its reason, and the others are sent', async () => {
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

it('OUT-13 an entry that the server neither accepts nor refuses does not stop the others, and finally counts as refused', async () => {
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

it('OUT-13 after two refusals as busy, no more entries are sent to the server', async () => {
  const userId = await person()
  await keepAll(userId, ['a', 'b', 'c'])
  const { received, kinds } = serverThat(() => {
    throw Object.assign(new Error('too many connections'), { code: '53300' })
  })
  expect(await sendOutbox(kinds)).toBe('queued')
  expect(received).toEqual(['a', 'b'])
  expect(await readOutbox(userId)).toHaveLength(3)
})

it('OUT-07 an entry discarded during the sending is not sent', async () => {
  const userId = await person()
  await keepAll(userId, ['a', 'b'])
  const [, b] = await readOutbox(userId)
  const { received, kinds } = serverThat(() => discardEntries([b?.id ?? '']))
  expect(await sendOutbox(kinds)).toBe('sent')
  expect(received).toEqual(['a'])
  expect(await readOutbox(userId)).toEqual([])
})

it('OUT-10 nothing more is sent once the session has ended', async () => {
  const userId = await person()
  await keepAll(userId, ['a', 'b'])
  const { received, kinds } = serverThat(async () => {
    await supabase().auth.signOut({ scope: 'local' })
  })
  await sendOutbox(kinds)
  expect(received).toEqual(['a'])
  expect(await readOutbox(userId)).toMatchObject([{ recordId: 'b' }])
})

it('OUT-11 a browser that cannot store anything has nothing to send', async () => {
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
