import { useEffect, type RefObject } from 'react'

/** A photograph that does not load must not delay the print for longer. */
const TIMEOUT_MS = 8000

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

/** Photographs without an address are rendered later, so the sheet is read again. */
async function photosArrive(sheet: HTMLElement | null, hasAddresses: boolean): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
  if (!hasAddresses) return void (await timeout)
  const photos = [...(sheet?.querySelectorAll('img') ?? [])].map((photo) => photo.decode())
  await Promise.race([Promise.allSettled(photos), timeout])
}
