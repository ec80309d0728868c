import { pack } from 'tar-stream'

export type AddFile = (path: string, content: Buffer) => Promise<void>

/** A tar header contains the size, so each part is held in memory until its size is known. */
const PART_BYTES = 4 * 1024 * 1024

export function writeTar(fill: (add: AddFile) => Promise<void>): AsyncIterable<Uint8Array> {
  const archive = pack()
  function add(name: string, content: Buffer): Promise<void> {
    return new Promise((resolve, reject) => {
      const settle = (error?: Error | null) => (error ? reject(error) : resolve())
      const entry = archive.entry({ name, mode: 0o600 }, content, settle)
      // The callback receives the same error. Without this listener a failing reader, such as a full disk, would end the process.
      entry.on('error', reject)
    })
  }
  fill(add).then(
    () => archive.finalize(),
    (error: Error) => archive.destroy(error),
  )
  return archive as AsyncIterable<Uint8Array>
}

/** If the length of a source is unknown, it is stored as numbered files in a folder. */
export async function addParts(
  add: AddFile,
  folder: string,
  source: AsyncIterable<Uint8Array>,
  partBytes = PART_BYTES,
): Promise<void> {
  let chunks: Uint8Array[] = []
  let size = 0
  let part = 0
  const name = () => `${folder}/${String((part += 1)).padStart(6, '0')}`
  for await (const chunk of source) {
    chunks.push(chunk)
    size += chunk.byteLength
    if (size < partBytes) continue
    await add(name(), Buffer.concat(chunks))
    chunks = []
    size = 0
  }
  if (size > 0 || part === 0) await add(name(), Buffer.concat(chunks))
}
