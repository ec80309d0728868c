/** A listing whose photographs are addresses of another site. */
export interface ListingWithPhotos {
  id: string
  title: string
  addresses: readonly string[]
}

export interface FailedPhoto {
  listing: ListingWithPhotos
  address: string
}

interface BringPhotos {
  listings: readonly ListingWithPhotos[]
  /** Fetches, prepares and uploads one, and returns its path. */
  store: (listingId: string, address: string) => Promise<string>
  /** Puts the stored ones in the place of their addresses. */
  replace: (listingId: string, stored: ReadonlyMap<string, string>) => Promise<void>
  signal: AbortSignal
  /** After each photograph. */
  onProgress: (done: number) => void
}

export interface BroughtPhotos {
  stored: number
  /** They stay as addresses. */
  failed: FailedPhoto[]
}

/**
 * LIMP-13: stores the photographs of imported listings one by one. One that fails does not hold up the others; after the last one of a
 * listing, or when it is stopped, the listing names what was stored.
 */
export async function bringPhotos(run: BringPhotos): Promise<BroughtPhotos> {
  const result: BroughtPhotos = { stored: 0, failed: [] }
  let done = 0
  for (const listing of run.listings) {
    const stored = new Map<string, string>()
    for (const address of listing.addresses) {
      if (run.signal.aborted) break
      try {
        stored.set(address, await run.store(listing.id, address))
      } catch {
        if (!run.signal.aborted) result.failed.push({ listing, address })
      }
      done += 1
      run.onProgress(done)
    }
    if (stored.size === 0) continue
    try {
      await run.replace(listing.id, stored)
      result.stored += stored.size
    } catch {
      for (const address of stored.keys()) result.failed.push({ listing, address })
    }
  }
  return result
}
