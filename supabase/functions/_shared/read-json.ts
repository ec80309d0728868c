import { bodyTooLarge, invalidRequest } from './errors.ts'

/** Functions take short questions; files go through storage. */
const MAX_BODY_BYTES = 64 * 1024

/** The body as an object, read no further than the limit. */
export async function readJson(request: Request): Promise<Record<string, unknown>> {
  const text = new TextDecoder().decode(await readBytes(request))
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw invalidRequest()
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw invalidRequest()
  return value as Record<string, unknown>
}

async function readBytes(request: Request): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw bodyTooLarge()
  const reader = request.body?.getReader()
  if (!reader) throw invalidRequest()
  const bytes = new Uint8Array(MAX_BODY_BYTES)
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return bytes.subarray(0, length)
    if (length + value.byteLength > MAX_BODY_BYTES) {
      await reader.cancel()
      throw bodyTooLarge()
    }
    bytes.set(value, length)
    length += value.byteLength
  }
}
