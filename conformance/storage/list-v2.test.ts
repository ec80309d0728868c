import { beforeAll, describe, expect, it } from 'vitest'
import { signedUp, type Person } from '../support/clients.ts'
import { text } from '../support/samples.ts'

const NAMES = ['b.txt', 'A.txt', 'sub/uno.txt', 'sub/dos.txt', 'Zeta/x/y.txt', 'a_b.txt']

let ana: Person
let prefix: string
beforeAll(async () => {
  ana = await signedUp()
  prefix = `${ana.user.id}/`
  for (const name of NAMES) await documents().upload(`${prefix}${name}`, text('x'))
})

const documents = () => ana.client.storage.from('documents')
type Options = NonNullable<Parameters<ReturnType<typeof documents>['listV2']>[0]>

async function listV2(options: Options) {
  const { data, error } = await documents().listV2(options)
  if (error) throw error
  return data
}

const full = (...names: string[]) => names.map((name) => `${prefix}${name}`)

describe('listV2', () => {
  it('listV2 lists whole keys of all levels, in the order of their bytes', async () => {
    const { objects, folders, hasNext } = await listV2({ prefix })
    expect(objects.map(({ name }) => name)).toEqual(full(...NAMES.toSorted()))
    expect([folders, hasNext]).toEqual([[], false])
    expect(objects[0]).toMatchObject({
      id: expect.any(String),
      created_at: expect.any(String),
      metadata: { size: 1, mimetype: 'text/plain' },
    })
  })

  it('listV2 folds deeper files into folders when the request asks for folders', async () => {
    const { objects, folders } = await listV2({ prefix, with_delimiter: true })
    expect(folders.map(({ name }) => name)).toEqual(full('Zeta/', 'sub/'))
    expect(objects.map(({ name }) => name)).toEqual(full('A.txt', 'a_b.txt', 'b.txt'))
  })

  it('listV2 matches the prefix as the beginning of a key, not as a folder', async () => {
    const { objects } = await listV2({ prefix: `${prefix}su` })
    expect(objects.map(({ name }) => name)).toEqual(full('sub/dos.txt', 'sub/uno.txt'))
  })

  it.each<[string, Options]>([
    ['by name', { sortBy: { column: 'name', order: 'asc' } }],
    ['by name, backwards', { sortBy: { column: 'name', order: 'desc' } }],
    ['by name, with folders', { with_delimiter: true }],
    ['by time', { sortBy: { column: 'created_at', order: 'asc' } }],
    [
      'by time, backwards, with folders',
      {
        with_delimiter: true,
        sortBy: { column: 'updated_at', order: 'desc' },
      },
    ],
  ])('listV2 gives every entry once, page by page %s', async (_, options) => {
    const whole = await listV2({ prefix, ...options })
    const seen: string[] = []
    for (let cursor: string | undefined; ;) {
      const page = await listV2({ prefix, ...options, limit: 2, ...(cursor && { cursor }) })
      const entries = [...page.folders, ...page.objects].map(({ name }) => name)
      expect(entries.length).toBeLessThanOrEqual(2)
      seen.push(...entries)
      if (!page.hasNext) break
      expect(page.nextCursor).toEqual(expect.any(String))
      cursor = page.nextCursor
    }
    const all = [...whole.folders, ...whole.objects].map(({ name }) => name)
    expect(seen.toSorted()).toEqual(all.toSorted())
  })

  it('listV2 lists the newest first on request', async () => {
    const { objects } = await listV2({ prefix, sortBy: { column: 'created_at', order: 'desc' } })
    expect(objects.map(({ name }) => name)).toEqual(full(...NAMES.toReversed()))
  })

  it('listV2 refuses an invalid cursor', async () => {
    const { error } = await documents().listV2({ cursor: 'inventado' })
    expect(error).toMatchObject({ status: 400, statusCode: '400' })
  })

  it('listV2 shows another agent nothing', async () => {
    const other = await signedUp()
    const { data } = await other.client.storage.from('documents').listV2({ prefix })
    expect(data).toEqual({ hasNext: false, folders: [], objects: [] })
  })
})
