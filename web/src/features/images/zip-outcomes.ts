import type { Outcome } from './workshop/state.ts'

/** JPEG is compressed already, so the ZIP is not. Files are added one after the other, so that memory never holds all of them. */
export async function zipOutcomes(outcomes: readonly Outcome[]): Promise<Blob> {
  const { Zip, ZipPassThrough } = await import('fflate')
  const parts: BlobPart[] = []
  return new Promise((resolve, reject) => {
    const zip = new Zip((error, part, isLast) => {
      if (error) return reject(error)
      parts.push(part)
      if (isLast) resolve(new Blob(parts, { type: 'application/zip' }))
    })
    async function addAll(): Promise<void> {
      for (const { name, blob } of outcomes) {
        const file = new ZipPassThrough(name)
        zip.add(file)
        file.push(new Uint8Array(await blob.arrayBuffer()), true)
      }
      zip.end()
    }
    addAll().catch(reject)
  })
}
