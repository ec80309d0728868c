import { damaged } from '../errors.ts'
import { ByteReader } from './byte-reader.ts'
import { BLOCK, checksum } from './write-tar.ts'

export interface TarFile {
  path: string
  /** To be read to its end before the next file is asked for. */
  content: AsyncIterable<Uint8Array>
}

/** The files of an archive in order. It reads the source to its very end, where gzip keeps its checksum. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarFile> {
  const reader = new ByteReader(source)
  try {
    for (;;) {
      const block = await reader.exactly(BLOCK)
      if (!block) throw damaged('el archivo termina antes de tiempo')
      if (block.every((byte) => byte === 0)) break
      const { path, size } = readHeader(block)
      yield { path, content: readContent(reader, size) }
      if (!(await reader.exactly((BLOCK - (size % BLOCK)) % BLOCK))) {
        throw damaged('el archivo termina antes de tiempo')
      }
    }
    while (await reader.some(BLOCK)) continue
  } finally {
    await reader.close()
  }
}

async function* readContent(reader: ByteReader, size: number): AsyncGenerator<Uint8Array> {
  for (let missing = size; missing > 0;) {
    const bytes = await reader.some(missing)
    if (!bytes) throw damaged('el archivo termina antes de tiempo')
    missing -= bytes.byteLength
    yield bytes
  }
}

function readHeader(block: Buffer): { path: string; size: number } {
  if (octal(block, 148, 8) !== checksum(block)) throw damaged('una cabecera no coincide')
  const [name, folder] = [text(block, 0, 100), text(block, 345, 155)]
  return { path: folder ? `${folder}/${name}` : name, size: octal(block, 124, 12) }
}

function text(block: Buffer, offset: number, length: number): string {
  const field = block.subarray(offset, offset + length)
  const end = field.indexOf(0)
  return field.subarray(0, end < 0 ? length : end).toString('utf8')
}

function octal(block: Buffer, offset: number, length: number): number {
  return Number.parseInt(text(block, offset, length).trim(), 8)
}
