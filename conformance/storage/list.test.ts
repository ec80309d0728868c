import { beforeAll, describe, expect, it } from 'vitest'
import { admin, signedUp, type Person } from '../support/clients.ts'
import { storage } from '../support/http.ts'
import { text } from '../support/samples.ts'

const NAMES = ['b.txt', 'A.txt', 'c.txt', 'sub/uno.txt', 'sub/dos.txt', 'Zeta/x/y.txt', 'a_b.txt']

let ana: Person
let many: string
beforeAll(async () => {
  ana = await signedUp()
  for (const name of NAMES) await documents().upload(`${ana.user.id}/${name}`, text('x'))
  many = `${ana.user.id}/muchos`
  const uploads = Array.from({ length: 103 }, (_, i) =>
    documents().upload(`${many}/${String(i).padStart(3, '0')}.txt`, text('x')),
  )
  await Promise.all(uploads)
})

const documents = () => ana.client.storage.from('documents')
type Options = NonNullable<Parameters<ReturnType<typeof documents>['list']>[1]>

async function names(folder?: string, options?: Options): Promise<string[]> {
  const { data, error } = await documents().list(folder, options)
  if (error) throw error
  return data.map(({ name }) => name)
}

describe('a list', () => {
  it('a list holds one level, in alphabetical order whatever the case', async () => {
    expect(await names(ana.user.id)).toEqual([
      'A.txt',
      'a_b.txt',
      'b.txt',
      'c.txt',
      'muchos',
      'sub',
      'Zeta',
    ])
  })

  it('a list names a file relative to the folder, with the file’s metadata', async () => {
    const { data } = await documents().list(ana.user.id, { limit: 1 })
    expect(data).toEqual([
      {
        name: 'A.txt',
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        last_accessed_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        metadata: {
          eTag: expect.stringMatching(/^"[^"]+"$/),
          size: 1,
          mimetype: 'text/plain',
          cacheControl: 'max-age=3600',
          lastModified: expect.stringMatching(/Z$/),
          contentLength: 1,
          httpStatusCode: 200,
        },
      },
    ])
  })

  it('a list shows a folder as a name without an id', async () => {
    const { data } = await documents().list(ana.user.id, { search: 'sub' })
    expect(data).toEqual([
      {
        name: 'sub',
        id: null,
        updated_at: null,
        created_at: null,
        last_accessed_at: null,
        metadata: null,
      },
    ])
  })

  it.each(['sub', 'sub/'])(
    'a list of a folder is the same with and without the final slash: %s',
    async (folder) => {
      expect(await names(`${ana.user.id}/${folder}`)).toEqual(['dos.txt', 'uno.txt'])
    },
  )

  it('a list of half a folder’s name is empty', async () => {
    expect(await names(`${ana.user.id}/su`)).toEqual([])
  })

  it('a list of a nested folder shows the next level of folders', async () => {
    expect(await names(`${ana.user.id}/Zeta`)).toEqual(['x'])
    expect(await names(`${ana.user.id}/Zeta/x`)).toEqual(['y.txt'])
  })

  it('a list of the root shows an agent their own folder', async () => {
    expect(await names()).toEqual([ana.user.id])
    expect(await names('')).toEqual([ana.user.id])
  })

  it('a list of an unknown folder or bucket is empty', async () => {
    expect(await names(`${ana.user.id}/nada`)).toEqual([])
    const unknown = await ana.client.storage.from('no-existe').list()
    expect([unknown.data, unknown.error]).toEqual([[], null])
  })

  it('a list request needs only an empty prefix on the wire', async () => {
    const { status, body } = await storage('/object/list/documents', {
      method: 'POST',
      bearer: ana.session.access_token,
      body: { prefix: '' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject([{ name: ana.user.id, id: null }])
  })
})

describe('the bounds of a list', () => {
  it('a list holds the first hundred names unless the request sets a limit', async () => {
    const listed = await names(many)
    expect(listed).toHaveLength(100)
    expect([listed[0], listed[99]]).toEqual(['000.txt', '099.txt'])
  })

  it('a list can hold more than a hundred names', async () => {
    expect(await names(many, { limit: 200 })).toHaveLength(103)
  })

  it('a list can be paged', async () => {
    expect(await names(many, { limit: 2, offset: 2 })).toEqual(['002.txt', '003.txt'])
    expect(await names(many, { offset: 100 })).toEqual(['100.txt', '101.txt', '102.txt'])
    expect(await names(many, { offset: 500 })).toEqual([])
  })
})

describe('the order of a list', () => {
  it('a list can be in reverse order', async () => {
    const sortBy = { column: 'name', order: 'desc' }
    expect(await names(ana.user.id, { sortBy, limit: 3 })).toEqual(['Zeta', 'sub', 'muchos'])
  })

  it.each(['created_at', 'updated_at', 'last_accessed_at'])(
    'a list ordered by %s puts folders first',
    async (column) => {
      const listed = await names(ana.user.id, { sortBy: { column, order: 'asc' } })
      expect(listed.slice(0, 3).toSorted()).toEqual(['Zeta', 'muchos', 'sub'])
      expect(listed.slice(3)).toEqual(['b.txt', 'A.txt', 'c.txt', 'a_b.txt'])
    },
  )

  it('a list ordered by time can be reversed', async () => {
    const listed = await names(ana.user.id, { sortBy: { column: 'created_at', order: 'desc' } })
    expect(listed.slice(3)).toEqual(['a_b.txt', 'c.txt', 'A.txt', 'b.txt'])
  })

  it('refuses a list ordered by an unknown column', async () => {
    const sortBy = { column: 'name; drop table x', order: 'asc' }
    const { error } = await documents().list(ana.user.id, { sortBy })
    expect(error).toMatchObject({ status: 400, statusCode: '400' })
  })
})

describe('searching', () => {
  it.each([
    ['a', ['A.txt', 'a_b.txt']],
    ['A', ['A.txt', 'a_b.txt']],
    ['a_', ['a_b.txt']],
    ['ZE', ['Zeta']],
    ['txt', []],
    ['%', []],
  ])(
    'a search for %j finds names that begin with that text, whatever the case',
    async (search, found) => {
      expect(await names(ana.user.id, { search })).toEqual(found)
    },
  )

  it('a search finds only names in the listed folder', async () => {
    expect(await names(ana.user.id, { search: 'uno' })).toEqual([])
    expect(await names(`${ana.user.id}/sub`, { search: 'u' })).toEqual(['uno.txt'])
  })
})

describe('the secret key', () => {
  it('the secret key lists the folders of every agent', async () => {
    const { data } = await admin().storage.from('documents').list('', { search: ana.user.id })
    expect(data?.map(({ name }) => name)).toEqual([ana.user.id])
  })
})
