import { bodyTooLarge, invalidRequest } from './errors.ts'

export async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw bodyTooLarge()
  const reader = request.body?.getReader()
  if (!reader) throw invalidRequest()
  const bytes = new Uint8Array(maxBytes)
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return bytes.subarray(0, length)
    if (length + value.byteLength > maxBytes) {
      await reader.cancel()
      throw bodyTooLarge()
    }
    bytes.set(value, length)
    length += value.byteLength
  }
}
