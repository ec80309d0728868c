import { bodyTooLarge } from './errors.ts'
import { LIMITS } from './limits.ts'
import { parseContentType } from './parse/parse-media-types.ts'

export function maxBytesOf(mediaType: string | undefined): number {
  const type = parseContentType(mediaType)
  if (type === 'csv') return LIMITS.csvBytes
  if (type === 'form') return LIMITS.formBytes
  return LIMITS.bodyBytes
}

/** Reads a body without ever holding more than `maxBytes` of it. */
export async function readBody(request: Request, maxBytes: number): Promise<Uint8Array> {
  const declared = request.headers.get('content-length')
  if (declared !== null) {
    if (Number(declared) > maxBytes) throw bodyTooLarge(maxBytes)
    // The HTTP server reads no more bytes than the declared length.
    return new Uint8Array(await request.arrayBuffer())
  }
  return request.body ? readStream(request.body, maxBytes) : new Uint8Array()
}

async function readStream(
  stream: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > maxBytes) {
      await reader.cancel()
      throw bodyTooLarge(maxBytes)
    }
    chunks.push(value)
  }
}
