import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestStorage, type Agent, type TestStorage } from '../testing/test-storage.ts'

let harness: TestStorage
let ana: Agent

const FILES = [
  'b.txt',
  'A.txt',
  'c.txt',
  'sub/one.txt',
  'sub/two.txt',
  'Zeta/deep/x.txt',
  'a_b.txt',
]

beforeAll(async () => {
  harness = await createTestStorage()
  ana = await harness.createAgent()
  for (const [day, name] of FILES.entries()) {
    await ana.storage
      .from('documents')
      .upload(`${ana.id}/${name}`, new Blob(['x'], { type: 'text/plain' }))
    await harness.owner.query(
      `update storage.objects set created_at = timestamptz '2026-01-01' + $1 * interval '1 day' where name = $2`,
      [day, `${ana.id}/${name}`],
    )
  }
})
afterAll(() => harness.close())

const list = async (...options: Parameters<ReturnType<typeof ana.storage.from>['list']>) =>
  (await ana.storage.from('documents').list(...options)).data ?? []

const names = (entries: { name: string }[]) => entries.map(({ name }) => name)

describe('list', () => {
  test('a list returns one level with relative names, case-insensitive, and folders without id', async () => {
    const entries = await list(ana.id)
    expect(names(entries)).toEqual(['A.txt', 'a_b.txt', 'b.txt', 'c.txt', 'sub', 'Zeta'])
    expect(entries.find(({ name }) => name === 'sub')).toEqual({
      name: 'sub',
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    })
    expect(entries[0]).toMatchObject({
      id: expect.any(String),
      created_at: expect.any(String),
      metadata: { mimetype: 'text/plain', size: 1 },
    })
  })

  test('a list of the root shows the agent their own folder', async () => {
    expect(names(await list())).toEqual([ana.id])
  })

  test('a list treats a folder with and without its slash alike', async () => {
    expect(names(await list(`${ana.id}/sub`))).toEqual(['one.txt', 'two.txt'])
    expect(names(await list(`${ana.id}/sub/`))).toEqual(['one.txt', 'two.txt'])
    expect(names(await list(`${ana.id}/su`))).toEqual([])
  })

  test('a list follows limit, offset and order', async () => {
    expect(names(await list(ana.id, { limit: 2 }))).toEqual(['A.txt', 'a_b.txt'])
    expect(names(await list(ana.id, { limit: 2, offset: 2 }))).toEqual(['b.txt', 'c.txt'])
    const sortBy = { column: 'name', order: 'desc' }
    expect(names(await list(ana.id, { limit: 2, sortBy }))).toEqual(['Zeta', 'sub'])
  })

  test('a list sorts by time, folders first', async () => {
    const sortBy = { column: 'created_at', order: 'desc' }
    expect(names(await list(ana.id, { sortBy }))).toEqual([
      'Zeta',
      'sub',
      'a_b.txt',
      'c.txt',
      'A.txt',
      'b.txt',
    ])
  })

  test('a list searches the beginning of a name, with wildcards as plain characters', async () => {
    expect(names(await list(ana.id, { search: 'a' }))).toEqual(['A.txt', 'a_b.txt'])
    expect(names(await list(ana.id, { search: 'a_' }))).toEqual(['a_b.txt'])
    expect(names(await list(ana.id, { search: '%' }))).toEqual([])
  })

  test('a list of an unknown bucket is empty, and an unknown column is refused', async () => {
    expect((await ana.storage.from('none').list()).data).toEqual([])
    const { error } = await ana.storage
      .from('documents')
      .list('', { sortBy: { column: 'name; drop table x', order: 'asc' } })
    expect(error).toMatchObject({ statusCode: '400' })
  })
})

describe('list-v2', () => {
  const listV2 = async (...options: Parameters<ReturnType<typeof ana.storage.from>['listV2']>) => {
    const { data, error } = await ana.storage.from('documents').listV2(...options)
    if (error) throw error
    return data
  }

  test('list-v2 returns full names in byte order without a delimiter', async () => {
    const { objects, folders, hasNext } = await listV2({ prefix: `${ana.id}/` })
    expect(names(objects)).toEqual(FILES.map((name) => `${ana.id}/${name}`).toSorted())
    expect(folders).toEqual([])
    expect(hasNext).toBe(false)
  })

  test('list-v2 returns folders and files of one level with a delimiter', async () => {
    const { objects, folders } = await listV2({ prefix: `${ana.id}/`, with_delimiter: true })
    expect(folders).toEqual([
      { name: `${ana.id}/Zeta/`, key: 'Zeta' },
      { name: `${ana.id}/sub/`, key: 'sub' },
    ])
    expect(objects.map((object) => object.key)).toEqual(['A.txt', 'a_b.txt', 'b.txt', 'c.txt'])
  })

  test('list-v2 matches the prefix as the beginning of a name, not as a folder', async () => {
    const { objects } = await listV2({ prefix: `${ana.id}/su` })
    expect(objects).toHaveLength(2)
  })

  test.each([
    [{ column: 'name', order: 'asc' }, false],
    [{ column: 'name', order: 'desc' }, true],
    [{ column: 'created_at', order: 'asc' }, false],
    [{ column: 'created_at', order: 'desc' }, true],
    [{ column: 'updated_at', order: 'desc' }, false],
  ] as const)(
    'list-v2 returns every entry once in order, by pages of %j and with folders %s',
    async (sortBy, folded) => {
      const options = { prefix: `${ana.id}/`, sortBy, with_delimiter: folded }
      const whole = await listV2(options)
      const seen: string[] = []
      let cursor: string | undefined
      do {
        const page = await listV2({ ...options, limit: 2, ...(cursor && { cursor }) })
        seen.push(...names([...page.folders, ...page.objects]))
        expect(page.folders.length + page.objects.length).toBeLessThanOrEqual(2)
        cursor = page.hasNext ? page.nextCursor : undefined
      } while (cursor)
      const all = names([...whole.folders, ...whole.objects])
      expect(seen.toSorted()).toEqual(all.toSorted())
      expect(new Set(seen).size).toBe(seen.length)
    },
  )

  test('list-v2 sorts by time, the newest first', async () => {
    const { objects } = await listV2({
      prefix: `${ana.id}/`,
      sortBy: { column: 'created_at', order: 'desc' },
    })
    expect(names(objects)).toEqual(FILES.toReversed().map((name) => `${ana.id}/${name}`))
  })

  test('list-v2 refuses an invalid cursor', async () => {
    await expect(listV2({ cursor: 'nonsense' })).rejects.toThrow('Invalid cursor')
  })
})
