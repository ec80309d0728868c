import { MAX_IMAGES } from '@predio/domain/images'
import { formatPrice, type Property } from '@predio/domain/properties'
import { log } from '../../../lib/log.ts'
import { mapBounded } from '../../../lib/map-bounded.ts'
import { toast } from '../../../ui/toast.ts'
import { fetchPicture } from '../api/fetch-picture.ts'
import { messages } from '../messages.ts'
import { addPictures, removeAllPictures } from './add-pictures.ts'
import { nameFromUrl } from './name-from-url.ts'
import { change, changeOptions, ownerSignal, workshop, type Picture } from './state.ts'

/** The proxy answers eight at once to one person; the rest of the app may want some of them. */
const AT_ONCE = 4

let current: AbortController | undefined

/** The listing's pictures in place of what was there, its price and place ready for the caption. */
export async function openListing(property: Property, entry: string): Promise<void> {
  if (workshop().listing?.entry === entry) return
  current?.abort()
  removeAllPictures()
  const caption = { price: formatPrice(property), place: property.location }
  changeOptions({ caption })
  if (property.images.length > MAX_IMAGES) toast.error(messages.tooManyImages)
  await fetchAll(entry, property.images.slice(0, MAX_IMAGES))
}

/** Those that did not come. */
export async function fetchMissing(): Promise<void> {
  const { listing } = workshop()
  if (listing?.state === 'done') await fetchAll(listing.entry, listing.missing)
}

async function fetchAll(entry: string, addresses: readonly string[]): Promise<void> {
  const controller = new AbortController()
  current = controller
  const signal = AbortSignal.any([controller.signal, ownerSignal()])
  change({ listing: { entry, state: 'fetching', missing: [] } })
  const missing: string[] = []
  await mapBounded(addresses, AT_ONCE, async (address) => {
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
  change({ listing: { entry, state: 'done', missing } })
}

/** As the listing has them, whichever came first; what comes on a second try goes to the end. */
function putInOrder(addresses: readonly string[]): void {
  const place = ({ source }: Picture) => (source === null ? -1 : addresses.indexOf(source))
  change({ pictures: workshop().pictures.toSorted((a, b) => place(a) - place(b)) })
}
