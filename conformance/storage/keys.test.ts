import { connect } from 'node:net'
import { beforeAll, describe, expect, it } from 'vitest'
import { admin, signedUp, type Person } from '../support/clients.ts'
import { url } from '../support/context.ts'
import { storage } from '../support/http.ts'
import { text } from '../support/samples.ts'

let ana: Person
beforeAll(async () => {
  ana = await signedUp()
})

const documents = () => ana.client.storage.from('documents')

/** The path is sent as raw bytes, because fetch and URL would normalize it. */
function send(method: string, path: string): Promise<string> {
  const { port } = new URL(url)
  const content = method === 'POST' ? 'x' : ''
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), '127.0.0.1', () => {
      socket.write(
        [
          `${method} /storage/v1${path} HTTP/1.1`,
          `host: 127.0.0.1:${port}`,
          'connection: close',
          `authorization: Bearer ${ana.session.access_token}`,
          `apikey: ${ana.session.access_token}`,
          'content-type: text/plain',
          `content-length: ${content.length}`,
          '',
          content,
        ].join('\r\n'),
      )
    })
    let answer = ''
    socket.on('data', (chunk) => (answer += chunk.toString()))
    socket.on('end', () => resolve(answer))
    socket.on('error', reject)
  })
}

async function everything(): Promise<string[]> {
  const { data, error } = await admin()
    .storage.from('documents')
    .listV2({ prefix: ana.user.id, limit: 1000 })
  if (error) throw error
  return data.objects.map(({ name }) => name)
}

const CLIMBING: [what: string, rest: string][] = [
  ['encoded dots and slashes', '..%2f..%2fetc%2fpasswd'],
  ['dots that the server would resolve', 'a/..%2fb.txt'],
  ['an absolute path', '%2fetc/passwd'],
  ['an empty part', 'a%2f%2fb.txt'],
  ['an empty part, plain', 'a//b.txt'],
  ['a part that is a dot', 'a/.%2fb.txt'],
  ['a NUL', 'a%00.txt'],
  ['a line break', 'a%0d%0ab.txt'],
  ['backslashes', 'a%5c..%5cb.txt'],
  ['what is encoded twice', '%252e%252e%252fb.txt'],
  ['a percent sign', 'a%25b.txt'],
  ['a broken escape', 'a%zz.txt'],
  ['bytes that are no text', '%ff.txt'],
  ['an accent', '%c3%b1.txt'],
  ['an accent in two parts', 'n%cc%83.txt'],
  ['a house', '%f0%9f%8f%a0.txt'],
  ['an end that is a slash', 'a/'],
  ['more than 1,024 characters', 'a'.repeat(1025)],
]

describe('a key', () => {
  it.each(CLIMBING)('an object key with %s stores nothing', async (_, rest) => {
    const before = await everything()
    const answer = await send('POST', `/object/documents/${ana.user.id}/${rest}`)
    expect(answer).toMatch(/^HTTP\/1.1 40[04] /)
    expect(await everything()).toEqual(before)
  })

  it.each(['..%2f..%2f..%2fetc%2fpasswd', '%2e%2e/%2e%2e/%2e%2e/etc/passwd', '%2fetc%2fpasswd'])(
    'an object key that climbs out of its folder reads no file of the server: %s',
    async (rest) => {
      for (const route of ['/object', '/object/public', '/object/authenticated', '/object/info']) {
        const answer = await send('GET', `${route}/documents/${rest}`)
        expect(answer).toMatch(/^HTTP\/1.1 /)
        expect(answer).not.toContain('root:')
      }
    },
  )

  it('the policies still apply to an object key whose dots the address itself resolves', async () => {
    const before = await everything()
    const other = await signedUp()
    const answer = await send('POST', `/object/documents/${ana.user.id}/../${other.user.id}/x.txt`)
    expect(answer).toMatch(/^HTTP\/1.1 40[04] /)
    expect((await other.client.storage.from('documents').list(other.user.id)).data).toEqual([])
    expect(await everything()).toEqual(before)
  })

  it('refuses an object key with an accent and names the key in the message', async () => {
    const { error } = await documents().upload(`${ana.user.id}/año.txt`, text('x'))
    expect(error).toMatchObject({
      status: 400,
      statusCode: '400',
      code: 'InvalidKey',
      message: `Invalid key: ${ana.user.id}/año.txt`,
    })
  })

  it('accepts a key with each special character that Supabase allows, and lists the same key', async () => {
    const name = "raro!-_.*'() &$@=;:+,?.txt"
    const path = `/object/documents/${encodeURIComponent(`${ana.user.id}/raros/${name}`)}`
    const { access_token: bearer } = ana.session
    const headers = { 'content-type': 'text/plain' }
    const sent = await storage(path, { method: 'POST', bearer, headers, body: 'x' })
    expect(sent.body).toMatchObject({ Key: `documents/${ana.user.id}/raros/${name}` })
    expect((await storage(path, { bearer })).text).toBe('x')
    const { data } = await documents().list(`${ana.user.id}/raros`)
    expect(data?.map((file) => file.name)).toEqual([name])
  })

  it.each(['con espacio.txt', "c'est+(1).txt", 'a&b=c.txt', 'MAYOR.txt'])(
    'an object key stays the same through the client: %s',
    async (name) => {
      const path = `${ana.user.id}/cliente/${name}`
      expect((await documents().upload(path, text(name))).error).toBeNull()
      const { data } = await documents().download(path)
      expect(await data?.text()).toBe(name)
      expect((await documents().remove([path])).data).toHaveLength(1)
    },
  )
})

describe('a bucket’s name', () => {
  it.each(['documents%2f..', '..%2fdocuments', '..', 'documents%00'])(
    'a bucket’s name cannot climb out of its folder: %s',
    async (bucket) => {
      const answer = await send('GET', `/object/${bucket}/${ana.user.id}/x.txt`)
      expect(answer).toMatch(/^HTTP\/1.1 4\d\d /)
    },
  )
})
