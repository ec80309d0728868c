import { useEffect, type RefObject } from 'react'

/** A photograph that does not load must not delay the print for longer. */
const TIMEOUT_MS = 8000

/** Opens the print window once every photograph of the sheet is there. */
export function usePrintWhenReady(
  sheet: RefObject<HTMLElement | null>,
  { isWanted, hasAddresses }: { isWanted: boolean; hasAddresses: boolean },
  onPrinted: () => void,
): void {
  useEffect(() => {
    if (!isWanted) return
    let isOff = false
    async function print(): Promise<void> {
      await photosArrive(sheet.current, hasAddresses)
      if (isOff) return
      window.print()
      onPrinted()
    }
    void print()
    return () => {
      isOff = true
    }
  }, [sheet, isWanted, hasAddresses, onPrinted])
}

/** Without their addresses the photographs are not in the sheet yet: it is rendered again with them. */
async function photosArrive(sheet: HTMLElement | null, hasAddresses: boolean): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
  if (!hasAddresses) return void (await timeout)
  const photos = [...(sheet?.querySelectorAll('img') ?? [])].map((photo) => photo.decode())
  await Promise.race([Promise.allSettled(photos), timeout])
}
