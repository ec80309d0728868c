import { OutboundError, type OutboundResponse } from './outbound.ts'

export async function readBounded(
  response: OutboundResponse,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new OutboundError('http', 'answer too large', response.status)
  // For a compressed body this is the compressed length, so the body has at least this size.
  if (Number(response.header('content-length') ?? 0) > maxBytes) {
    response.discard()
    throw tooLarge()
  }
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body) {
    length += chunk.byteLength
    if (length > maxBytes) throw tooLarge()
    chunks.push(chunk)
  }
  return join(chunks, length)
}

function join(chunks: Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.byteLength
  }
  return bytes
}
