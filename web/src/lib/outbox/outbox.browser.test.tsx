import { beforeAll, expect, it } from 'vitest'
import { connectToServer } from '../../ui/testing/render-screen.tsx'
import { changeEntry, emptyOutbox, discardEntries, addToOutbox, readOutbox } from './outbox.ts'
import { aSave } from './testing/entries.ts'

beforeAll(connectToServer)

const person = () => crypto.randomUUID()

it('OUT-10 the outbox stores entries by person, in their order and with their files', async () => {
  const [ana, luis] = [person(), person()]
  const files = [{ path: 'a.jpg', blob: new Blob(['foto'], { type: 'image/jpeg' }) }]
  await addToOutbox(aSave({ userId: ana, recordId: 'a', files }))
  await addToOutbox(aSave({ userId: luis, recordId: 'b' }))
  await addToOutbox(aSave({ userId: ana, recordId: 'c' }))
  const [first, second, ...others] = await readOutbox(ana)
  expect([first?.recordId, second?.recordId, others]).toEqual(['a', 'c', []])
  expect(await first?.files[0]?.blob.text()).toBe('foto')
  await emptyOutbox(ana)
  expect(await readOutbox(ana)).toEqual([])
  expect(await readOutbox(luis)).toHaveLength(1)
})

it('OUT-07 one entry of the outbox can be changed or discarded', async () => {
  const ana = person()
  await addToOutbox(aSave({ userId: ana, recordId: 'a' }))
  await addToOutbox(aSave({ userId: ana, recordId: 'b' }))
  const [a, b] = await readOutbox(ana)
  if (!a || !b) throw new Error('not queued')
  await changeEntry(a.id, (entry) => ({ ...entry, attempts: 2 }))
  await discardEntries([b.id])
  expect(await readOutbox(ana)).toEqual([{ ...a, attempts: 2 }])
  await changeEntry(a.id, () => undefined)
  expect(await readOutbox(ana)).toEqual([])
})
