import { useEffect, type RefObject } from 'react'

/** A photograph that does not load must not delay the print for longer. */
const TIMEOUT_MS = 8000

/** Opens the print window once every photograph of the sheet is there. */
export function usePrintWhenReady(
  sheet: RefObject<HTMLElement | null>,
  isWanted: boolean,
  onPrinted: () => void,
): void {
  useEffect(() => {
    if (!isWanted) return
    let isOff = false
    async function print(): Promise<void> {
      await photosArrive(sheet.current)
      if (isOff) return
      window.print()
      onPrinted()
    }
    void print()
    return () => {
      isOff = true
    }
  }, [sheet, isWanted, onPrinted])
}

async function photosArrive(sheet: HTMLElement | null): Promise<void> {
  const photos = [...(sheet?.querySelectorAll('img') ?? [])].map((photo) => photo.decode())
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
  await Promise.race([Promise.allSettled(photos), timeout])
}
