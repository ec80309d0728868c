import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { collect } from './collect.ts'
import { findSignatureFault, type Credentials } from './sigv4.ts'

export interface S3Stub {
  endpoint: string
  bucket: string
  credentials: Credentials
  objects: Map<string, { bytes: Buffer; at: Date }>
  failNext(status: number): void
  close(): Promise<void>
}

const PAGE = 2

export async function startS3(): Promise<S3Stub> {
  const bucket = 'predio'
  const credentials = {
    accessKeyId: 'AKIDEXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  }
  const objects: S3Stub['objects'] = new Map()
  let failure: number | undefined

  const server = createServer((request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await collect(request as AsyncIterable<Buffer>))
    const fault = findSignatureFault(request, credentials)
    if (fault) return refuse(response, 403, fault)
    if (request.method === 'PUT' && request.headers['content-length'] === undefined) {
      return refuse(response, 411, 'MissingContentLength')
    }
    if (failure !== undefined) {
      const status = failure
      failure = undefined
      return refuse(response, status, 'SlowDown')
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3')
    const [, bucketName, ...rest] = decodeURIComponent(pathname).split('/')
    if (bucketName !== bucket) return refuse(response, 404, 'NoSuchBucket')
    const key = rest.join('/')
    if (key === '') return list(response, searchParams)
    if (request.method === 'PUT') return put(request, response, key, body)
    if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
      return
    }
    return get(request, response, key)
  }

  function put(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    body: Buffer,
  ): void {
    const source = request.headers['x-amz-copy-source']
    if (source === undefined) {
      objects.set(key, { bytes: body, at: new Date() })
      response.writeHead(200, { etag: `"${md5(body)}"` }).end()
      return
    }
    const original = objects.get(decodeURIComponent(String(source)).slice(bucket.length + 2))
    if (!original) return refuse(response, 404, 'NoSuchKey')
    objects.set(key, { bytes: original.bytes, at: new Date() })
    sendXml(
      response,
      200,
      `<CopyObjectResult><ETag>"${md5(original.bytes)}"</ETag></CopyObjectResult>`,
    )
  }

  function get(request: IncomingMessage, response: ServerResponse, key: string): void {
    const found = objects.get(key)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    const range = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '')
    const bytes = range ? found.bytes.subarray(Number(range[1]), Number(range[2]) + 1) : found.bytes
    response.writeHead(range ? 206 : 200, { 'content-length': bytes.length }).end(bytes)
  }

  /** A page contains only two entries, so that the client has to request further pages. */
  function list(response: ServerResponse, query: URLSearchParams): void {
    const after = query.get('continuation-token') ?? ''
    const keys = [...objects.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
      .toSorted()
    const page = keys.slice(0, PAGE)
    const next = keys.length > PAGE ? page.at(-1) : undefined
    const contents = page.map((key) => {
      const at = objects.get(key)?.at.toISOString().replace(/\.\d+/, '.000')
      return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><Size>1</Size></Contents>`
    })
    const more = next ? `<NextContinuationToken>${next}</NextContinuationToken>` : ''
    sendXml(
      response,
      200,
      `<ListBucketResult><IsTruncated>${next !== undefined}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`,
    )
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    credentials,
    objects,
    failNext(status) {
      failure = status
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function refuse(response: ServerResponse, status: number, code: string): void {
  sendXml(response, status, `<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response
    .writeHead(status, { 'content-type': 'application/xml' })
    .end(`<?xml version="1.0" encoding="UTF-8"?>${xml}`)
}

function md5(bytes: Buffer): string {
  return createHash('md5').update(bytes).digest('hex')
}
