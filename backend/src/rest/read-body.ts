import { bodyTooLarge } from './errors.ts'
import { LIMITS } from './limits.ts'

/** How much of a body will be read: all that may come of one that does not say, and nothing of one that is refused unread. */
export function expectedBytes(headers: Headers): number {
  const declared = headers.get('content-length')
  if (declared === null) return headers.has('transfer-encoding') ? LIMITS.bodyBytes : 0
  const bytes = Number(declared)
  return bytes <= LIMITS.bodyBytes ? bytes : 0
}

/** The whole body, but never more of it in memory than the limit. */
export async function readBody(request: Request): Promise<Uint8Array> {
  const declared = request.headers.get('content-length')
  if (declared !== null) {
    if (Number(declared) > LIMITS.bodyBytes) throw bodyTooLarge(LIMITS.bodyBytes)
    // The server reads no more than was declared.
    return new Uint8Array(await request.arrayBuffer())
  }
  return request.body ? readStream(request.body) : new Uint8Array()
}

async function readStream(stream: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > LIMITS.bodyBytes) {
      await reader.cancel()
      throw bodyTooLarge(LIMITS.bodyBytes)
    }
    chunks.push(value)
  }
}
