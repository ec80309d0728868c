import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import type { RunningServer } from '../test-support/server.ts'

/** The requests use plain HTTP without retries, which matters while the server is being killed. */
export interface Folder {
  server: Pick<RunningServer, 'url' | 'publishableKey'>
  token: string
}

const PAGE = 500

export function ownerOf({ token }: Pick<Folder, 'token'>): string {
  const claims = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8')
  return (JSON.parse(claims) as { sub: string }).sub
}

function headersOf({ server, token }: Folder): Record<string, string> {
  return { apikey: server.publishableKey, authorization: `Bearer ${token}` }
}

function addressOf(folder: Folder, name: string): string {
  return `${folder.server.url}/storage/v1/object/documents/${ownerOf(folder)}/${name}`
}

export async function upload(
  folder: Folder,
  name: string,
  bytes: Buffer,
  options: { upsert?: boolean } = {},
): Promise<number> {
  const response = await fetch(addressOf(folder, name), {
    method: 'POST',
    headers: {
      ...headersOf(folder),
      'content-type': 'application/pdf',
      'x-upsert': String(options.upsert ?? false),
    },
    body: bytes,
  })
  const { status } = response
  await response.arrayBuffer()
  return status
}

export async function remove(folder: Folder, name: string): Promise<number> {
  const response = await fetch(`${folder.server.url}/storage/v1/object/documents`, {
    method: 'DELETE',
    headers: { ...headersOf(folder), 'content-type': 'application/json' },
    body: JSON.stringify({ prefixes: [`${ownerOf(folder)}/${name}`] }),
  })
  const { status } = response
  await response.arrayBuffer()
  return status
}

export async function download(folder: Folder, name: string): Promise<Buffer | undefined> {
  const response = await fetch(addressOf(folder, name), { headers: headersOf(folder) })
  const bytes = Buffer.from(await response.arrayBuffer())
  if (response.ok) return bytes
  const answer = bytes.toString('utf8')
  if (/"statusCode":"404"/.test(answer)) return undefined
  throw new Error(`${name} answered ${response.status}: ${answer}`)
}

export async function listNames(folder: Folder): Promise<string[]> {
  const names: string[] = []
  for (;;) {
    const response = await fetch(`${folder.server.url}/storage/v1/object/list/documents`, {
      method: 'POST',
      headers: { ...headersOf(folder), 'content-type': 'application/json' },
      body: JSON.stringify({ prefix: ownerOf(folder), limit: PAGE, offset: names.length }),
    })
    if (!response.ok) throw new Error(`list answered ${response.status}: ${await response.text()}`)
    const page = (await response.json()) as { name: string }[]
    names.push(...page.map(({ name }) => name))
    if (page.length < PAGE) return names.toSorted()
  }
}

export interface HalfUpload {
  finish(): Promise<number | undefined>
  abort(): void
}

export async function beginUpload(
  folder: Folder,
  name: string,
  bytes: Buffer,
  { asForm = false } = {},
): Promise<HalfUpload> {
  const { type, body } = asForm ? inForm(bytes) : { type: 'application/pdf', body: bytes }
  const sending = request(addressOf(folder, name), {
    method: 'POST',
    agent: false,
    headers: { ...headersOf(folder), 'content-type': type, 'content-length': body.length },
  })
  const answered = new Promise<number | undefined>((resolve) => {
    sending.on('error', () => resolve(undefined))
    sending.on('response', (response) => {
      response.resume()
      resolve(response.statusCode)
    })
  })
  const half = Math.floor(body.length / 2)
  if (!sending.write(body.subarray(0, half))) await once(sending, 'drain')
  return {
    finish() {
      sending.end(body.subarray(half))
      return answered
    },
    abort: () => void sending.destroy(),
  }
}

function inForm(bytes: Buffer): { type: string; body: Buffer } {
  const boundary = `----predio${randomBytes(12).toString('hex')}`
  const head =
    `--${boundary}\r\ncontent-disposition: form-data; name="cacheControl"\r\n\r\n3600\r\n` +
    `--${boundary}\r\ncontent-disposition: form-data; name=""; filename="a.pdf"\r\n` +
    `content-type: application/pdf\r\n\r\n`
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
  }
}
