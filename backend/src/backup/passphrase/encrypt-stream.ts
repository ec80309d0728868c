import { createCipheriv, createDecipheriv } from 'node:crypto'
import { damaged } from '../errors.ts'
import { ByteReader } from './byte-reader.ts'
import { HEADER_BYTES, type ArchiveKey } from './archive-key.ts'

/**
 * AES-256-GCM runs in chunks, so that no byte is used unauthenticated and memory stays small. The nonce contains a chunk's number and marks
 * the last one, so chunks can be neither moved nor dropped nor cut off.
 */
const CHUNK_BYTES = 64 * 1024
const TAG_BYTES = 16
const ALGORITHM = 'aes-256-gcm'

export async function* encryptStream(
  source: AsyncIterable<Uint8Array>,
  key: ArchiveKey,
): AsyncGenerator<Uint8Array> {
  yield key.header
  let count = 0
  for await (const { bytes, isLast } of inChunks(new ByteReader(source), CHUNK_BYTES)) {
    const cipher = createCipheriv(ALGORITHM, key.key, nonceOf(key, count, isLast))
    cipher.setAAD(key.header)
    yield Buffer.concat([cipher.update(bytes), cipher.final(), cipher.getAuthTag()])
    count += 1
  }
}

export async function* decryptStream(
  source: AsyncIterable<Uint8Array>,
  key: ArchiveKey,
): AsyncGenerator<Uint8Array> {
  const reader = new ByteReader(source)
  await reader.exactly(HEADER_BYTES)
  let count = 0
  for await (const { bytes, isLast } of inChunks(reader, CHUNK_BYTES + TAG_BYTES)) {
    yield open(key, bytes, nonceOf(key, count, isLast))
    count += 1
  }
}

function open(key: ArchiveKey, bytes: Buffer, nonce: Buffer): Buffer {
  if (bytes.length < TAG_BYTES) throw damaged('el archivo termina antes de tiempo')
  const decipher = createDecipheriv(ALGORITHM, key.key, nonce, { authTagLength: TAG_BYTES })
  decipher.setAAD(key.header)
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG_BYTES)), decipher.final()])
  } catch (error) {
    throw damaged('el cifrado no coincide', error)
  }
}

function nonceOf({ noncePrefix }: ArchiveKey, count: number, isLast: boolean): Buffer {
  const rest = Buffer.alloc(5)
  rest.writeUInt32BE(count)
  rest[4] = isLast ? 1 : 0
  return Buffer.concat([noncePrefix, rest])
}

interface Chunk {
  bytes: Buffer
  isLast: boolean
}

/** All chunks but the last have the same size. The last one always exists and may be empty. */
async function* inChunks(reader: ByteReader, size: number): AsyncGenerator<Chunk> {
  let bytes = await reader.upTo(size)
  try {
    for (;;) {
      const next = bytes.length === size ? await reader.upTo(size) : Buffer.alloc(0)
      const isLast = next.length === 0
      yield { bytes, isLast }
      if (isLast) return
      bytes = next
    }
  } finally {
    await reader.close()
  }
}
