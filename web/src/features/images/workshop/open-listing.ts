import { MAX_IMAGES } from '@predio/domain/images'
import { formatPrice, type Property } from '@predio/domain/properties'
import { log } from '../../../lib/log.ts'
import { mapBounded } from '../../../lib/map-bounded.ts'
import { toast } from '../../../ui/toast.ts'
import { fetchPicture } from '../../../records/listings/photos/fetch-picture.ts'
import { messages } from '../messages.ts'
import { addPictures, removeAllPictures } from './add-pictures.ts'
import { nameFromUrl } from './name-from-url.ts'
import { changeWorkshop, changeOptions, ownerSignal, workshop, type Picture } from './state.ts'

/** The proxy serves eight requests of a person at once; the rest of the app needs some of them. */
const MAX_CONCURRENT = 4

let current: AbortController | undefined

/** IMG-35: replaces the pictures and the caption with those of the listing. */
export async function openListing(property: Property, entry: string): Promise<void> {
  if (workshop().listing?.entry === entry) return
  current?.abort()
  removeAllPictures()
  const caption = { price: formatPrice(property), place: property.location }
  changeOptions({ caption })
  if (property.images.length > MAX_IMAGES) toast.error(messages.tooManyImages)
  await fetchAll(entry, property.images.slice(0, MAX_IMAGES))
}

export async function fetchMissing(): Promise<void> {
  const { listing } = workshop()
  if (listing?.state === 'done') await fetchAll(listing.entry, listing.missing)
}

async function fetchAll(entry: string, addresses: readonly string[]): Promise<void> {
  const controller = new AbortController()
  current = controller
  const signal = AbortSignal.any([controller.signal, ownerSignal()])
  changeWorkshop({ listing: { entry, state: 'fetching', missing: [] } })
  const missing: string[] = []
  await mapBounded(addresses, MAX_CONCURRENT, async (address) => {
    try {
      const file = await fetchPicture(address, signal)
      if (signal.aborted) return
      addPictures([{ name: nameFromUrl(address), file, source: address }])
      putInOrder(addresses)
    } catch (error) {
      if (signal.aborted) return
      log.error('listing picture not fetched', error)
      missing.push(address)
    }
  })
  if (signal.aborted || workshop().listing?.entry !== entry) return
  changeWorkshop({ listing: { entry, state: 'done', missing } })
}

function putInOrder(addresses: readonly string[]): void {
  const place = ({ source }: Picture) => (source === null ? -1 : addresses.indexOf(source))
  changeWorkshop({ pictures: workshop().pictures.toSorted((a, b) => place(a) - place(b)) })
}
