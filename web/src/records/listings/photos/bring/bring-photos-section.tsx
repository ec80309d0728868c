import { useEffect, useRef, useState } from 'react'
import { changed } from '../../../../lib/data/changed.ts'
import { log } from '../../../../lib/log.ts'
import { useUser } from '../../../../lib/session/index.ts'
import { useLeaveWarning } from '../../../../lib/use-leave-warning.ts'
import { preparePhoto } from '../prepare-photo.ts'
import { uploadPhoto } from '../upload-photo.ts'
import { Button } from '../../../../ui/button.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { ProgressBar } from '../../../../ui/progress-bar.tsx'
import { fetchPhoto } from './api/fetch-photo.ts'
import { replacePhotos } from './api/replace-photos.ts'
import {
  bringPhotos,
  type BroughtPhotos,
  type ListingWithPhotos,
  type PhotoToStore,
} from './bring-photos.ts'
import { messages } from './messages.ts'

const FAILED_SHOWN = 20

/** LIMP-13: imported photographs have addresses of another site until the agent stores them here. */
export function BringPhotosSection({ listings }: { listings: readonly ListingWithPhotos[] }) {
  const { id: userId } = useUser()
  const [left, setLeft] = useState(listings)
  const [done, setDone] = useState(0)
  const [isRunning, setRunning] = useState(false)
  const [result, setResult] = useState<BroughtPhotos>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  useLeaveWarning(isRunning)
  const total = left.reduce((sum, { addresses }) => sum + addresses.length, 0)

  async function run(given: readonly ListingWithPhotos[]): Promise<void> {
    const control = new AbortController()
    const { signal } = control
    running.current = control
    setLeft(given)
    setDone(0)
    setRunning(true)
    const brought = await bringPhotos({
      listings: given,
      signal,
      store: async (listingId, address) => {
        try {
          const photo = await preparePhoto(await fetchPhoto(address, signal))
          return await uploadPhoto(photo, { listingId, signal, onProgress: () => undefined })
        } catch (error) {
          if (!signal.aborted) log.warn('photograph of an import not stored', error)
          throw error
        }
      },
      // Runs after a stop, too, because the server removes stored photographs that no listing names.
      replace: (id, stored) => replacePhotos(userId, id, stored),
      onProgress: setDone,
    })
    void changed('properties')
    setResult((before) => ({ ...brought, stored: brought.stored + (before?.stored ?? 0) }))
    setRunning(false)
  }

  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold">{messages.title}</h2>
      {isRunning ? (
        <>
          <ProgressBar
            label={messages.running}
            value={done}
            maxValue={total}
            valueLabel={messages.progress(done, total)}
          />
          <div>
            <Button look="secondary" onPress={() => running.current?.abort()}>
              {messages.stop}
            </Button>
          </div>
        </>
      ) : result ? (
        <Result
          result={result}
          onRetry={() => void run(listingsOf([...result.failed, ...result.untried]))}
        />
      ) : (
        <>
          <p className="text-ink-soft">{messages.hint(total)}</p>
          <div>
            <Button look="secondary" onPress={() => void run(listings)}>
              {messages.start}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}

function Result({ result, onRetry }: { result: BroughtPhotos; onRetry: () => void }) {
  const { stored, failed, untried } = result
  const isDone = failed.length + untried.length === 0
  return (
    <Notice tone={isDone ? 'success' : 'warning'}>
      <p>{messages.stored(stored)}</p>
      {untried.length > 0 && <p>{messages.untried(untried.length)}</p>}
      {failed.length > 0 && (
        <>
          <p>{messages.failed(failed.length)}</p>
          <ul className="list-disc pl-5">
            {failed.slice(0, FAILED_SHOWN).map(({ listing, address }) => (
              <li key={`${listing.id} ${address}`} className="wrap-anywhere">
                {listing.title}: {address}
              </li>
            ))}
          </ul>
          {failed.length > FAILED_SHOWN && <p>{messages.more(failed.length - FAILED_SHOWN)}</p>}
        </>
      )}
      {!isDone && (
        <Button look="secondary" size="small" onPress={onRetry}>
          {untried.length > 0 ? messages.resume : messages.retry}
        </Button>
      )}
    </Notice>
  )
}

function listingsOf(photos: readonly PhotoToStore[]): ListingWithPhotos[] {
  const byListing = new Map<ListingWithPhotos, string[]>()
  for (const { listing, address } of photos) {
    byListing.set(listing, [...(byListing.get(listing) ?? []), address])
  }
  return [...byListing].map(([{ id, title }, addresses]) => ({ id, title, addresses }))
}
