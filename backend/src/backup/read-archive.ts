import { createReadStream } from 'node:fs'
import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { damaged } from './errors.ts'
import type { ArchiveKey } from './passphrase/archive-key.ts'
import { decryptStream } from './passphrase/encrypt-stream.ts'
import { readTar, type TarFile } from './tar/read-tar.ts'

export interface Member {
  name: string
  /** The reader must consume the content completely before it asks for the next member. */
  content: AsyncIterable<Uint8Array>
}

export function readArchive(file: string, key?: ArchiveKey): AsyncGenerator<Member> {
  return joinParts(readTar(unzip(file, key)))
}

async function* unzip(file: string, key: ArchiveKey | undefined): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip()
  const bytes = createReadStream(file)
  const source = key ? Readable.from(decryptStream(bytes, key)) : bytes
  // pipeline destroys gunzip with the file's error, so the loop below throws that error.
  pipeline(source, gunzip, () => undefined)
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
