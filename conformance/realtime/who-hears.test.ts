import { randomUUID } from 'node:crypto'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { admin, anonymous, signedIn, signedUp, type Person } from '../support/clients.ts'
import { subscribe } from '../../test-support/subscribe.ts'
import {
  addTask,
  channelOf,
  column,
  follow,
  gather,
  leaveChannels,
  post,
} from '../support/realtime.ts'
import { SOON } from '../../test-support/soon.ts'

let ana: Person
let eva: Person
beforeAll(async () => {
  ;[ana, eva] = await Promise.all([signedUp(), signedUp()])
})
afterEach(leaveChannels)

const remove = (person: Person, table: string, id: string) =>
  person.client.from(table).delete().eq('id', id)

async function addMemo(person: Person, title: string, shared: boolean): Promise<string> {
  const { data, error } = await person.client
    .from('fx_memos')
    .insert({ title, shared })
    .select('id')
    .single<{ id: string }>()
  if (error) throw error
  return data.id
}

describe('changes of an agent’s rows', () => {
  it('changes of an agent’s rows do not reach another agent', async () => {
    const heard = await follow(eva.client, { table: 'tasks' })
    const id = await addTask(ana, 'De Ana')
    await ana.client.from('tasks').update({ title: 'De Ana, cambiada' }).eq('id', id)
    await addTask(eva, 'Marca')
    await expect.poll(() => column(heard), SOON).toEqual(['Marca'])
    await remove(ana, 'tasks', id)
    await addTask(eva, 'Otra marca')
    await expect.poll(() => column(heard), SOON).toEqual(['Marca', 'Otra marca'])
  })

  it('changes of an agent’s rows do not reach another agent who subscribes to that agent’s rows', async () => {
    const channel = channelOf(eva.client)
    const asked = gather(channel, { table: 'tasks', filter: `user_id=eq.${ana.user.id}` })
    const own = gather(channel, { table: 'tasks', filter: `user_id=eq.${eva.user.id}` })
    await subscribe(channel)
    const id = await addTask(ana, 'De Ana')
    await addTask(eva, 'Marca')
    await expect.poll(() => column(own), SOON).toEqual(['Marca'])
    await remove(ana, 'tasks', id)
    await addTask(eva, 'Otra marca')
    await expect.poll(() => column(own), SOON).toEqual(['Marca', 'Otra marca'])
    expect(asked).toEqual([])
  })

  it('changes of an agent’s rows do not reach a visitor', async () => {
    const heard = await follow(anonymous(), { schema: '*' })
    const marked = async () => {
      const batch = randomUUID()
      await post(batch)
      await expect.poll(() => column(heard, 'batch'), SOON).toContain(batch)
    }
    const id = await addTask(ana, 'Privada')
    await ana.client.from('tasks').update({ title: 'Privada, cambiada' }).eq('id', id)
    await marked()
    await remove(ana, 'tasks', id)
    await marked()
    expect(heard.filter(({ table }) => table === 'tasks')).toEqual([])
  })

  it('changes of an agent’s rows reach all devices of the agent', async () => {
    const second = await signedIn(ana)
    const first = await follow(ana.client, { table: 'tasks' })
    const other = await follow(second.client, { table: 'tasks' })
    await addTask(ana, 'Las dos')
    await expect
      .poll(() => [column(first), column(other)], SOON)
      .toEqual([['Las dos'], ['Las dos']])
  })

  it('changes of an agent’s rows reach the secret key', async () => {
    const users = `user_id=in.(${ana.user.id},${eva.user.id})`
    const heard = await follow(admin(), { table: 'tasks', filter: users })
    const id = await addTask(ana, 'De Ana')
    await addTask(eva, 'De Eva')
    await expect.poll(() => column(heard), SOON).toEqual(['De Ana', 'De Eva'])
    await remove(ana, 'tasks', id)
    await expect
      .poll(() => heard.map(({ eventType }) => eventType), SOON)
      .toEqual(['INSERT', 'INSERT', 'DELETE'])
    expect(heard[2]?.old).toEqual({ id })
  })
})

describe('who may read a row', () => {
  it('the policies of a row decide who receives its changes', async () => {
    const evas = await follow(eva.client, { table: 'fx_memos' })
    const visitors = await follow(anonymous(), { table: 'fx_memos' })
    const mark = randomUUID()
    await addMemo(ana, `privado ${mark}`, false)
    await addMemo(ana, `compartido ${mark}`, true)
    await addMemo(eva, `de Eva ${mark}`, false)
    await addMemo(ana, `otro ${mark}`, true)
    await expect
      .poll(() => column(evas), SOON)
      .toEqual([`compartido ${mark}`, `de Eva ${mark}`, `otro ${mark}`])
    await expect.poll(() => column(visitors), SOON).toEqual([`compartido ${mark}`, `otro ${mark}`])
  })

  it('the policies of a row are asked anew at every change', async () => {
    const evas = await follow(eva.client, { table: 'fx_memos' })
    const anas = await follow(ana.client, { table: 'fx_memos' })
    const mark = randomUUID()
    const id = await addMemo(ana, `antes ${mark}`, false)
    // A change contains the row's state at the moment of reading, so the test waits for it before the next change.
    await expect.poll(() => column(anas), SOON).toEqual([`antes ${mark}`])
    const change = (fields: Record<string, unknown>) =>
      ana.client.from('fx_memos').update(fields).eq('id', id)
    await change({ shared: true, title: `compartido ${mark}` })
    await expect.poll(() => column(evas), SOON).toEqual([`compartido ${mark}`])
    await change({ shared: false, title: `otra vez privado ${mark}` })
    await addMemo(ana, `marca ${mark}`, true)
    await expect.poll(() => column(evas), SOON).toEqual([`compartido ${mark}`, `marca ${mark}`])
  })

  it('who receives a row’s changes follows the row’s owner', async () => {
    const anas = await follow(ana.client, { table: 'notifications' })
    const evas = await follow(eva.client, { table: 'notifications' })
    const notify = (user_id: string, title: string) =>
      admin()
        .from('notifications')
        .insert({ user_id, title, message: 'x' })
        .select('id')
        .single<{ id: string }>()
    const { data } = await notify(ana.user.id, 'De Ana')
    await expect.poll(() => column(anas), SOON).toEqual(['De Ana'])
    await admin()
      .from('notifications')
      .update({ user_id: eva.user.id, title: 'De Eva' })
      .eq('id', data?.id)
    await expect.poll(() => column(evas), SOON).toEqual(['De Eva'])
    await notify(ana.user.id, 'Marca')
    await expect.poll(() => column(anas), SOON).toEqual(['De Ana', 'Marca'])
  })
})

describe('a deletion', () => {
  it('only the owner learns of a deletion, even of a row that others could read', async () => {
    const anas = await follow(ana.client, { table: 'fx_memos' })
    const evas = await follow(eva.client, { table: 'fx_memos' })
    const id = await addMemo(ana, 'compartido', true)
    await expect.poll(() => [anas.length, evas.length], SOON).toEqual([1, 1])
    await remove(ana, 'fx_memos', id)
    await addMemo(ana, 'marca', true)
    const events = (changes: typeof anas) => changes.map(({ eventType }) => eventType)
    await expect.poll(() => events(anas), SOON).toEqual(['INSERT', 'DELETE', 'INSERT'])
    await expect.poll(() => events(evas), SOON).toEqual(['INSERT', 'INSERT'])
    expect(anas[1]?.old).toEqual({ id })
  })

  it('only the secret key learns of a deletion in a table without owners', async () => {
    const batch = randomUUID()
    const binding = { table: 'fx_board' }
    const anas = await follow(ana.client, binding)
    const servers = await follow(admin(), binding)
    const { id } = await post(batch)
    await admin().from('fx_board').delete().eq('id', id)
    const mark = randomUUID()
    await post(mark)
    await expect.poll(() => column(anas, 'batch'), SOON).toContain(mark)
    await expect.poll(() => column(servers, 'batch'), SOON).toContain(mark)
    const gone = (changes: typeof anas) => changes.filter((change) => change.eventType === 'DELETE')
    expect(gone(anas)).toEqual([])
    expect(gone(servers).map((change) => change.old)).toContainEqual({ id })
  })

  it('a deletion matches filters by key and owner only, because the other columns are no longer known', async () => {
    const [kept, gone] = [await addTask(ana, 'Otra'), await addTask(ana, 'Esta')]
    const channel = channelOf(ana.client)
    const binding = { table: 'tasks', event: 'DELETE' } as const
    const byKey = gather(channel, { ...binding, filter: `id=eq.${gone}` })
    const byOwner = gather(channel, { ...binding, filter: `user_id=eq.${ana.user.id}` })
    const byTitle = gather(channel, { ...binding, filter: 'title=eq.Esta' })
    await subscribe(channel)
    await remove(ana, 'tasks', gone)
    await remove(ana, 'tasks', kept)
    await expect
      .poll(() => byOwner.map(({ old }) => old), SOON)
      .toEqual([{ id: gone }, { id: kept }])
    expect(byKey.map(({ old }) => old)).toEqual([{ id: gone }])
    expect(byTitle).toEqual([])
  })
})
