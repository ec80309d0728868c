import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { damaged } from './errors.ts'
import { readTar, type TarFile } from './tar/read-tar.ts'

/** A table, a stored file or the manifest: its parts put together again. */
export interface Member {
  name: string
  /** To be read to its end before the next member is asked for. */
  content: AsyncIterable<Uint8Array>
}

export function readArchive(file: string): AsyncGenerator<Member> {
  return joinParts(readTar(unzip(file)))
}

async function* unzip(file: string): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip()
  // An error of the file reaches the loop through gunzip, which pipeline destroys with it.
  pipeline(createReadStream(file), gunzip, () => undefined)
  try {
    yield* gunzip as AsyncIterable<Uint8Array>
  } catch (error) {
    throw isOfZlib(error) ? damaged('la compresión no coincide', error) : error
  } finally {
    gunzip.destroy()
  }
}

async function* joinParts(files: AsyncGenerator<TarFile>): AsyncGenerator<Member> {
  let next = await files.next()
  async function* contentOf(name: string): AsyncGenerator<Uint8Array> {
    while (!next.done && memberOf(next.value) === name) {
      yield* next.value.content
      next = await files.next()
    }
  }
  while (!next.done) {
    const name = memberOf(next.value)
    yield { name, content: contentOf(name) }
  }
}

function memberOf({ path }: TarFile): string {
  const slash = path.lastIndexOf('/')
  return slash < 0 ? path : path.slice(0, slash)
}

function isOfZlib(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException
  return code?.startsWith('Z_') === true
}
