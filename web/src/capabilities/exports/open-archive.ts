/** EXPORT-11: many programs cannot read ZIP64, so a file stays below the limits of plain ZIP. */
const MAX_BYTES = 0xf000_0000
const MAX_FILES = 65_000
/** Small pieces are joined into a few large blobs, because browsers store those on disk. */
const PIECE_BYTES = 4 * 1024 * 1024

interface ArchiveEntry {
  write: (bytes: Uint8Array) => void
  end: () => void
}

export interface Archive {
  /** Only one file of the archive may be written at a time. Throws if the archive has no room for the file. */
  open: (name: string, options: { isCompressed: boolean; bytes?: number }) => ArchiveEntry
  close: () => Blob
}

export async function openArchive(): Promise<Archive> {
  const { Zip, ZipDeflate, ZipPassThrough } = await import('fflate')
  const pieces: Blob[] = []
  let gathered: BlobPart[] = []
  let gatheredBytes = 0
  let written = 0
  let files = 0
  let failure: Error | undefined

  function flush(): void {
    if (gatheredBytes > 0) pieces.push(new Blob(gathered))
    gathered = []
    gatheredBytes = 0
  }

  const zip = new Zip((error, chunk) => {
    if (error) failure = error
    gathered.push(chunk)
    gatheredBytes += chunk.byteLength
    written += chunk.byteLength
    if (gatheredBytes >= PIECE_BYTES) flush()
  })

  return {
    open(name, { isCompressed, bytes = 0 }) {
      if (files >= MAX_FILES || written + bytes > MAX_BYTES) throw new Error('the archive is full')
      const entry = isCompressed ? new ZipDeflate(name, { level: 6 }) : new ZipPassThrough(name)
      entry.mtime = new Date()
      zip.add(entry)
      files += 1
      return {
        write: (content) => entry.push(content),
        end: () => entry.push(new Uint8Array(), true),
      }
    },
    close() {
      zip.end()
      flush()
      if (failure) throw failure
      return new Blob(pieces, { type: 'application/zip' })
    },
  }
}
