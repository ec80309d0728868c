/** A listing whose photographs are addresses of another site. */
export interface ListingWithPhotos {
  id: string
  title: string
  addresses: readonly string[]
}

/** One that is still an address. */
export interface PhotoToStore {
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
  failed: PhotoToStore[]
  /** Those that a stop left untried. */
  untried: PhotoToStore[]
}

/**
 * LIMP-13: stores the photographs of imported listings one by one. One that fails does not hold up the others; after the last one of a
 * listing, or when it is stopped, the listing names what was stored.
 */
export async function bringPhotos(run: BringPhotos): Promise<BroughtPhotos> {
  const result: BroughtPhotos = { stored: 0, failed: [], untried: [] }
  let done = 0
  for (const listing of run.listings) {
    const stored = new Map<string, string>()
    for (const address of listing.addresses) {
      if (run.signal.aborted) {
        result.untried.push({ listing, address })
        continue
      }
      try {
        stored.set(address, await run.store(listing.id, address))
      } catch {
        const left = run.signal.aborted ? result.untried : result.failed
        left.push({ listing, address })
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
