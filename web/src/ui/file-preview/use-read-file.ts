import { useEffect, useState } from 'react'
import { readFile, type ReadFile } from './read-file.ts'

/** Undefined until the first file has been read; a later one takes its place when it has been read too. */
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
