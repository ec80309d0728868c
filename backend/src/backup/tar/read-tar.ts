import { pipeline } from 'node:stream'
import { extract } from 'tar-stream'
import { damaged } from '../errors.ts'

export interface TarFile {
  path: string
  /** To be read to its end before the next file is asked for. */
  content: AsyncIterable<Uint8Array>
}

/** The files of an archive in order. It reads the source to its very end, where gzip keeps its checksum. */
export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarFile> {
  const archive = extract()
  let sourceError: unknown
  async function* watched(): AsyncGenerator<Uint8Array> {
    try {
      yield* source
    } catch (error) {
      sourceError = error
      throw error
    }
  }
  async function* translated<T>(stream: AsyncIterable<T>): AsyncGenerator<T> {
    try {
      yield* stream
    } catch (error) {
      throw sourceError ?? damaged('no se entiende como archivo tar', error)
    }
  }
  // Whatever fails reaches the loop through the archive, which pipeline destroys with it.
  pipeline(watched(), archive, () => undefined)
  try {
    for await (const entry of translated(archive)) {
      yield { path: entry.header.name, content: translated(entry as AsyncIterable<Uint8Array>) }
    }
  } finally {
    archive.destroy()
  }
}
