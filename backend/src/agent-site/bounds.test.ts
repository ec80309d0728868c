import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { temporaryFolder } from '../../../test-support/temporary-folder.ts'
import { CallerBudget } from './caller-budget.ts'
import { absent } from './make-page.ts'
import { loadRenderer } from './load-renderer.ts'
import { compressPage, PageStore } from './page-store.ts'
import { TooMuchWork, WorkQueue } from './work-queue.ts'

function gate() {
  let open = () => {}
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open }
}

it('WEB-21 runs few pieces of work at a time, in the order in which they came', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 4, rest: 0 })
  const { opened, open } = gate()
  const done: number[] = []
  const all = [1, 2, 3].map((number) =>
    queue.run(`site ${number}`, async () => {
      await opened
      done.push(number)
    }),
  )
  open()
  await Promise.all(all)
  expect(done).toEqual([1, 2, 3])
})

it('WEB-21 refuses what finds no place to wait, a group from half of the places on', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 4, rest: 0 })
  const { opened, open } = gate()
  const run = (group: string) => queue.run(group, () => opened)
  const taken = [run('a'), run('a'), run('a')]
  await expect(run('a')).rejects.toThrow(TooMuchWork)
  taken.push(run('b'), run('c'))
  await expect(run('d')).rejects.toThrow(TooMuchWork)
  open()
  await Promise.all(taken)
  await expect(queue.run('d', async () => 'made')).resolves.toBe('made')
})

it('WEB-21 goes on after work that failed, and rests between two', async () => {
  const queue = new WorkQueue({ running: 1, waiting: 4, rest: 1 })
  const failing = queue.run('a', () => Promise.reject(new Error('broken')))
  const next = queue.run('b', async () => 'made')
  await expect(failing).rejects.toThrow('broken')
  await expect(next).resolves.toBe('made')
})

it('WEB-21 keeps the pages that were asked for last, within its bytes', async () => {
  const page = await compressPage({ status: 200, type: 'text/html', path: null }, 'x'.repeat(3000))
  const store = new PageStore(3 * 5000)
  for (const key of ['a', 'b', 'c']) store.set(key, page)
  expect(store.get('a')).toBe(page)
  store.set('d', page)
  expect([store.get('a'), store.get('b'), store.get('d')]).toEqual([page, undefined, page])
  store.set('a', page)
  expect(store.size).toBeLessThanOrEqual(15_000)
  store.set('large', { ...page, bytes: Buffer.alloc(20_000) })
  expect(store.get('large')).toBeUndefined()
  expect(store.size).toBe(0)
})

it('WEB-21 gives a network its units back with time, and counts each network apart', () => {
  let now = 0
  const budget = new CallerBudget(true, () => now)
  expect(budget.spend('203.0.113.7', 300)).toBe(0)
  expect(budget.spend('203.0.113.7', 8)).toBe(1)
  expect(budget.spend('203.0.113.8', 8)).toBe(0)
  now += 1000
  expect(budget.spend('203.0.113.7', 8)).toBe(0)
  expect(budget.spend('2001:db8::1', 300)).toBe(0)
  expect(budget.spend('2001:db8::2', 8)).toBe(1)
  expect(new CallerBudget(false).spend('203.0.113.7', 10_000)).toBe(0)
})

it('WEB-21 pages are made by a thread of their own, which goes on after a page that cannot be made', async () => {
  const file = join(temporaryFolder('pages'), 'agent-site.mjs')
  writeFileSync(
    file,
    `import { isMainThread } from 'node:worker_threads'
     export function renderSitePage(page) {
       if (page.reason === 'busy') throw new Error('broken')
       if (page.reason === 'closed') process.exit(1)
       return page.reason + ' ' + isMainThread
     }`,
  )
  const maker = loadRenderer(file)
  const make = async (reason: 'unknown' | 'busy' | 'closed') =>
    maker?.renderSitePage(absent(reason, null).page)
  await expect(make('unknown')).resolves.toBe('unknown false')
  await expect(make('busy')).rejects.toThrow('broken')
  await expect(make('closed')).rejects.toThrow('ended')
  await expect(make('unknown')).resolves.toBe('unknown false')
  await maker?.close?.()
  expect(loadRenderer(`${file}.missing`)).toBeUndefined()
})
