import { useEffect, type RefObject } from 'react'

/** Longest wait for a photograph before the page is printed without it. */
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

/** Without the addresses of all photographs it waits until the timeout; the hook calls this again when the addresses have come. */
async function photosArrive(sheet: HTMLElement | null, hasAddresses: boolean): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))
  if (!hasAddresses) return void (await timeout)
  const photos = [...(sheet?.querySelectorAll('img') ?? [])].map((photo) => photo.decode())
  await Promise.race([Promise.allSettled(photos), timeout])
}
