import { OutboundError, type OutboundResponse } from './outbound.ts'

/** The whole body, or an error as soon as it is known to be larger than allowed. */
export async function readBounded(
  response: OutboundResponse,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const tooLarge = () => new OutboundError('http', 'answer too large', response.status)
  // Of a compressed body this is the compressed length, which says at least that much.
  if (Number(response.header('content-length') ?? 0) > maxBytes) {
    response.discard()
    throw tooLarge()
  }
  const chunks: Uint8Array[] = []
  let length = 0
  // Leaving the loop early ends the stream.
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
