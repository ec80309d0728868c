import { pipeline } from 'node:stream'
import { extract } from 'tar-stream'
import { damaged } from '../errors.ts'

export interface TarFile {
  path: string
  content: AsyncIterable<Uint8Array>
}

/** The source is read to its very end, where gzip stores its checksum. */
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
  // pipeline destroys the archive with any error, so the loop below throws that error.
  pipeline(watched(), archive, () => undefined)
  try {
    for await (const entry of translated(archive)) {
      yield { path: entry.header.name, content: translated(entry as AsyncIterable<Uint8Array>) }
    }
  } finally {
    archive.destroy()
  }
}
