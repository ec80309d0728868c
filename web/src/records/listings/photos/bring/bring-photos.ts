export interface ListingWithPhotos {
  id: string
  title: string
  addresses: readonly string[]
}

export interface PhotoToStore {
  listing: ListingWithPhotos
  address: string
}

interface BringPhotos {
  listings: readonly ListingWithPhotos[]
  store: (listingId: string, address: string) => Promise<string>
  replace: (listingId: string, stored: ReadonlyMap<string, string>) => Promise<void>
  signal: AbortSignal
  onProgress: (done: number) => void
}

export interface BroughtPhotos {
  stored: number
  failed: PhotoToStore[]
  untried: PhotoToStore[]
}

/**
 * LIMP-28: a failed photograph does not stop the others. The listing's row gets the stored photographs after the last one or after a
 * stop.
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
