import { beforeAll, describe, expect, it } from 'vitest'
import { signedUp, type Person } from '../support/clients.ts'
import { DOCX_TYPE, ODT_TYPE, SAMPLES, pdfOfSize, text, type Sample } from '../support/samples.ts'

const LIMIT = 10 * 1024 * 1024
const TOO_LARGE = {
  status: 400,
  statusCode: '413',
  code: 'EntityTooLarge',
  message: 'The object exceeded the maximum allowed size',
}

let ana: Person
beforeAll(async () => {
  ana = await signedUp()
})

const documents = () => ana.client.storage.from('documents')
const images = () => ana.client.storage.from('images')
const at = (name: string) => `${ana.user.id}/${name}`

describe('the size of an upload', () => {
  const contentType = 'application/pdf'
  const FORMS: [form: string, make: (size: number) => Blob | Uint8Array | ReadableStream][] = [
    ['a Blob', (size) => new Blob([pdfOfSize(size)], { type: contentType })],
    ['bytes', (size) => pdfOfSize(size)],
    ['a stream of unknown length', (size) => new Blob([pdfOfSize(size)]).stream()],
  ]

  it.each(FORMS)('an upload may be 10 MiB exactly, as %s', async (form, make) => {
    const path = at(`${form.replaceAll(' ', '-')}.pdf`)
    const { error } = await documents().upload(path, make(LIMIT), { contentType })
    expect(error).toBeNull()
    expect((await documents().info(path)).data?.size).toBe(LIMIT)
  })

  it.each(FORMS)('refuses an upload one byte over the limit, as %s', async (form, make) => {
    const path = at(`${form.replaceAll(' ', '-')}-mas.pdf`)
    const { data, error } = await documents().upload(path, make(LIMIT + 1), { contentType })
    expect(data).toBeNull()
    expect(error).toMatchObject(TOO_LARGE)
    expect((await documents().exists(path)).data).toBe(false)
  })

  it('refuses to replace a file by an upload one byte over the limit, and keeps the old file', async () => {
    await documents().upload(at('estable.txt'), text('estable'))
    const large = new Blob([pdfOfSize(LIMIT + 1)], { type: contentType })
    for (const attempt of [
      await documents().update(at('estable.txt'), large),
      await documents().upload(at('estable.txt'), large, { upsert: true }),
    ])
      expect(attempt.error).toMatchObject(TOO_LARGE)
    const { data } = await documents().download(at('estable.txt'))
    expect(await data?.text()).toBe('estable')
  })

  it('the placeholder of an empty folder must be empty', async () => {
    const placeholder = (folder: string) => at(`${folder}/.emptyFolderPlaceholder`)
    expect((await documents().upload(placeholder('nueva'), new Blob([]))).error).toBeNull()
    const { data } = await documents().list(at('nueva'))
    expect(data?.map(({ name }) => name)).toEqual(['.emptyFolderPlaceholder'])
    const { error } = await documents().upload(placeholder('llena'), new Blob(['x']))
    expect(error).toMatchObject(TOO_LARGE)
  })
})

describe('the type of an upload', () => {
  it.each<[Sample, string]>([
    ['pdf', 'application/pdf'],
    ['doc', 'application/msword'],
    ['docx', DOCX_TYPE],
    ['odt', ODT_TYPE],
    ['text', 'text/plain'],
  ])('documents may be of the type %s', async (sample, type) => {
    const { error } = await documents().upload(at(sample), new Blob([SAMPLES[sample]], { type }))
    expect(error).toBeNull()
    expect((await documents().info(at(sample))).data?.contentType).toBe(type)
  })

  it.each<[Sample, string]>([
    ['png', 'image/png'],
    ['jpeg', 'image/jpeg'],
  ])('images may be of the type %s', async (sample, type) => {
    const path = `logos/${at(sample)}`
    const { error } = await images().upload(path, new Blob([SAMPLES[sample]], { type }))
    expect(error).toBeNull()
  })

  it.each<[what: string, Sample, declared: string, name: string]>([
    ['an executable named .pdf', 'executable', 'application/pdf', 'contrato.pdf'],
    ['a Linux program named .txt', 'elf', 'text/plain', 'nota.txt'],
    ['an archive named .docx', 'zip', DOCX_TYPE, 'contrato.docx'],
    ['a picture named .pdf', 'png', 'application/pdf', 'foto.pdf'],
    ['plain text named .pdf', 'text', 'application/pdf', 'texto.pdf'],
    ['a PDF that claims to be text', 'pdf', 'text/plain', 'texto.txt'],
    ['an executable without a type', 'executable', '', 'programa'],
    ['an executable of any type', 'executable', 'application/octet-stream', 'programa.bin'],
    ['a picture', 'png', 'image/png', 'foto.png'],
  ])('refuses an upload that is %s', async (_, sample, type, name) => {
    const body = new Blob([SAMPLES[sample]], { type })
    const { data, error } = await documents().upload(at(`malos/${name}`), body)
    expect(data).toBeNull()
    expect(error).toMatchObject({ status: 400, statusCode: '415', code: 'InvalidMimeType' })
    expect((await documents().exists(at(`malos/${name}`))).data).toBe(false)
  })

  it('refuses a program as an upload, sent as bytes or as a stream too', async () => {
    const contentType = 'application/pdf'
    for (const body of [SAMPLES.executable, new Blob([SAMPLES.executable]).stream()]) {
      const { error } = await documents().upload(at('malos/bytes.pdf'), body, { contentType })
      expect(error).toMatchObject({ statusCode: '415' })
    }
    expect((await documents().list(at('malos'))).data).toEqual([])
  })

  it('refuses a document among the images', async () => {
    for (const type of ['image/png', 'application/pdf']) {
      const body = new Blob([SAMPLES.pdf], { type })
      const { error } = await images().upload(`logos/${at('x.png')}`, body)
      expect(error).toMatchObject({ statusCode: '415' })
    }
  })

  it('an upload of a string is text with a charset unless typed, which documents refuse', async () => {
    const { error } = await documents().upload(at('sin-tipo.txt'), 'hola')
    expect(error?.message).toBe('mime type text/plain;charset=UTF-8 is not supported')
  })
})
