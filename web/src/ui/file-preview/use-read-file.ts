import { useEffect, useState } from 'react'
import { readFile, type ReadFile } from './read-file.ts'

/** The previous file stays visible until the next one has been read. */
export function useReadFile(file: Blob, type: string): ReadFile | undefined {
  const [shown, setShown] = useState<ReadFile>()
  useEffect(() => {
    let isGone = false
    let close: (() => void) | undefined
    async function read(): Promise<void> {
      const found = await readFile(file, type)
      const closeFound = found.kind === 'pages' ? found.close : undefined
      if (isGone) return closeFound?.()
      close = closeFound
      setShown(found)
    }
    void read()
    return () => {
      isGone = true
      close?.()
    }
  }, [file, type])
  return shown
}
