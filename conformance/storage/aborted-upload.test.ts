import { randomUUID } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { request, type ClientRequest } from 'node:http'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { signedUp, type Person } from '../support/clients.ts'
import { dataDir, publishableKey, url } from '../support/context.ts'
import { text } from '../support/samples.ts'
import { SOON } from '../../test-support/soon.ts'

function filesWith(mark: string): string[] {
  return readdirSync(join(dataDir, 'storage'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      try {
        return readFileSync(path).includes(mark)
      } catch {
        return false
      }
    })
}

let ana: Person
beforeAll(async () => {
  ana = await signedUp()
})

const documents = () => ana.client.storage.from('documents')
const at = (name: string) => `${ana.user.id}/${name}`

function begin(name: string, type: string, first: string, upsert = false): ClientRequest {
  const sending = request(`${url}/storage/v1/object/documents/${at(name)}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${ana.session.access_token}`,
      'content-type': type,
      'content-length': String(5 * 1024 * 1024),
      'x-upsert': String(upsert),
    },
  })
  sending.on('error', () => undefined)
  sending.write(first + ' '.repeat(1024 * 1024))
  return sending
}

const part = (mark: string) =>
  `--X\r\nContent-Disposition: form-data; name=""; filename="a.txt"\r\nContent-Type: text/plain\r\n\r\n${mark}`

describe('an upload that is broken off', () => {
  it('an unfinished upload lies on the disk while it runs, so that the next tests mean something', async () => {
    const mark = randomUUID()
    const sending = begin('visible.txt', 'text/plain', mark)
    await expect.poll(() => filesWith(mark).length, SOON).toBe(1)
    sending.destroy()
    await expect.poll(() => filesWith(mark), SOON).toEqual([])
  })

  it.each([
    ['bytes', 'text/plain', (mark: string) => mark],
    ['a form', 'multipart/form-data; boundary=X', part],
  ])('an aborted upload leaves neither a file nor bytes: %s', async (form, type, first) => {
    const mark = randomUUID()
    const name = `cortada-${form.length}.txt`
    const sending = begin(name, type, first(mark))
    await expect.poll(() => filesWith(mark).length, SOON).toBe(1)
    sending.destroy()
    await expect.poll(() => filesWith(mark), SOON).toEqual([])
    expect((await documents().exists(at(name))).data).toBe(false)
    expect((await documents().list(ana.user.id, { search: name })).data).toEqual([])
    expect((await documents().upload(at(name), text('x'))).error).toBeNull()
  })

  it('an aborted upload keeps the file that the upload should have replaced', async () => {
    await documents().upload(at('queda.txt'), text('queda'))
    const mark = randomUUID()
    const sending = begin('queda.txt', 'text/plain', mark, true)
    await expect.poll(() => filesWith(mark).length, SOON).toBe(1)
    sending.destroy()
    await expect.poll(() => filesWith(mark), SOON).toEqual([])
    const { data } = await documents().download(at('queda.txt'))
    expect(await data?.text()).toBe('queda')
  })
})

describe('what is removed or replaced', () => {
  it('a removed or replaced file disappears from the disk too', async () => {
    const [first, second] = [randomUUID(), randomUUID()]
    await documents().upload(at('disco.txt'), text(first))
    expect(filesWith(first)).toHaveLength(1)
    await documents().update(at('disco.txt'), text(second))
    await expect
      .poll(() => [filesWith(first).length, filesWith(second).length], SOON)
      .toEqual([0, 1])
    await documents().remove([at('disco.txt')])
    await expect.poll(() => filesWith(second), SOON).toEqual([])
  })

  it('the bytes of a refused upload never stay on the disk', async () => {
    const mark = randomUUID()
    const program = new Blob([`MZ\u0090\u0000${mark}`], { type: 'application/pdf' })
    expect((await documents().upload(at('malo.pdf'), program)).error?.statusCode).toBe('415')
    await expect.poll(() => filesWith(mark), SOON).toEqual([])
  })
})
