import { entityTooLarge, invalidRequest, noContentProvided } from '../errors.ts'
import { MAX_FIELD_BYTES, MULTIPART_OVERHEAD } from '../limits.ts'
import { MultipartError } from '../multipart/byte-reader.ts'
import { parseMultipart, type Part } from '../multipart/parse-multipart.ts'
import { readBoundary } from '../multipart/part-headers.ts'
import type { RequestBody } from '../request-body.ts'
import {
  cacheControlFromField,
  cacheControlFromHeader,
  userMetadataFromField,
  userMetadataFromHeader,
  type UploadDetails,
} from './read-details.ts'

export interface IncomingFile {
  declaredType: string | undefined
  announcedSize: number | undefined
  bytes: AsyncIterable<Uint8Array>
  /** The details are complete only after the bytes, because fields of a form may follow its file. */
  readDetails(): Promise<UploadDetails>
}

type Headers = (name: string) => string | undefined

/** If the declared size is too large, the upload is refused before its bytes are read. */
export async function openUpload(
  header: Headers,
  body: RequestBody,
  limit: number,
): Promise<IncomingFile> {
  const encoding = header('content-encoding')
  if (encoding && encoding !== 'identity') {
    throw invalidRequest('Content-Encoding is not supported: send the file as it is')
  }
  const boundary = readBoundary(header('content-type'))
  const announced = announcedSize(header)
  if (boundary === undefined) {
    if (announced !== undefined && announced > limit) throw entityTooLarge()
    return openRaw(header, body, announced)
  }
  if (announced !== undefined && announced > limit + MULTIPART_OVERHEAD) throw entityTooLarge()
  return openForm(limitTotal(body, limit + MULTIPART_OVERHEAD), boundary)
}

function openRaw(
  header: Headers,
  body: RequestBody,
  announcedSize: number | undefined,
): IncomingFile {
  return {
    declaredType: header('content-type'),
    announcedSize,
    bytes: body,
    readDetails: async () => ({
      cacheControl: cacheControlFromHeader(header('cache-control')),
      userMetadata: userMetadataFromHeader(header('x-metadata')),
    }),
  }
}

/** The first part with a file name is the file, whatever the name of its field is. */
async function openForm(body: AsyncIterable<Uint8Array>, boundary: string): Promise<IncomingFile> {
  const parts = parseMultipart(body, boundary)
  const fields = new Map<string, string>()
  const file = await asRefusal(() => readFields(parts, fields))
  if (!file) throw noContentProvided()
  return {
    declaredType: file.type,
    announcedSize: undefined,
    bytes: refusing(file.content),
    async readDetails() {
      while (await asRefusal(() => readFields(parts, fields))) continue
      return {
        cacheControl: cacheControlFromField(fields.get('cacheControl')),
        userMetadata: userMetadataFromField(fields.get('metadata')),
      }
    },
  }
}

/** If two fields have the same name, the first one counts. */
async function readFields(
  parts: AsyncGenerator<Part>,
  fields: Map<string, string>,
): Promise<Part | undefined> {
  for (;;) {
    const { done, value: part } = await parts.next()
    if (done) return undefined
    if (part.filename !== undefined) return part
    const value = await readField(part)
    if (!fields.has(part.name)) fields.set(part.name, value)
  }
}

async function readField(part: Part): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of part.content) {
    size += chunk.byteLength
    if (size > MAX_FIELD_BYTES) throw invalidRequest(`Field ${part.name} is too large`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

async function* limitTotal(
  source: AsyncIterable<Uint8Array>,
  limit: number,
): AsyncGenerator<Uint8Array> {
  let size = 0
  for await (const chunk of source) {
    size += chunk.byteLength
    if (size > limit) throw entityTooLarge()
    yield chunk
  }
}

function announcedSize(header: Headers): number | undefined {
  const length = header('content-length')
  return length !== undefined && /^\d+$/.test(length) ? Number(length) : undefined
}

async function asRefusal<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toRefusal(error)
  }
}

async function* refusing(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* source
  } catch (error) {
    throw toRefusal(error)
  }
}

function toRefusal(error: unknown): unknown {
  return error instanceof MultipartError
    ? invalidRequest(`Malformed multipart body: ${error.message}`)
    : error
}
