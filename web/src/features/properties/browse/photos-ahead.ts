import { byNewest, type Property } from '@predio/domain/properties'
import { preload } from 'react-dom'
import { queryClient } from '../../../lib/data/query-client.ts'
import { localPropertiesQuery } from '../../../records/listings/api/list-local-properties.ts'
import { listenToAddresses } from '../../../records/listings/photos/photo-address.ts'
import { allListings } from '../../../records/listings/store/all-listings.ts'
import { listingsState } from '../../../records/listings/store/state.ts'
import { askForSource, photoSource } from '../../../records/listings/photos/photo-source.ts'
import { viewTextAtStart } from '../../../capabilities/views/use-view-address.ts'
import { cardWidth, columnsFor, likelyGridWidth } from './grid-shape.ts'

/**
 * PROP-47: on a slow phone rendering the cards takes as long as loading the photographs, so the photographs of the first row are
 * requested before the cards are rendered. The first row of a filtered or sorted list is known too late for that.
 */
export function askForPhotosAhead(userId: string): void {
  const { queryKey } = localPropertiesQuery(userId)
  const ask = (): void => {
    const { listings, phase } = listingsState.get()
    const rows = queryClient.getQueryData(queryKey)
    if (listings.length === 0 && !(phase === 'no-connection' && rows)) return
    stop()
    askForFirstRow(userId, allListings(listings, rows))
  }
  const endings = [listingsState.listen(ask), queryClient.getQueryCache().subscribe(ask)]
  const stop = (): void => endings.forEach((end) => end())
}

function askForFirstRow(userId: string, listings: readonly Property[]): void {
  const gridWidth = likelyGridWidth()
  if (gridWidth === null || viewTextAtStart('listings', userId) !== '') return
  const columns = columnsFor(gridWidth)
  const shownWidth = `${Math.round(cardWidth(gridWidth, columns))}px`
  for (const { images, coverSizes } of listings.toSorted(byNewest).slice(0, columns)) {
    askForPhoto({ src: images[0], sizes: coverSizes ?? [], shownWidth })
  }
}

function askForPhoto(copies: Parameters<typeof photoSource>[0]): void {
  const source = photoSource(copies)
  if (source === undefined) {
    askForSource(copies)
    const stop = listenToAddresses(() => {
      if (photoSource(copies) === undefined) return
      stop()
      askForPhoto(copies)
    })
  }
  if (!source) return
  const { src, srcSet, sizes } = source
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    ...(srcSet && sizes && { imageSrcSet: srcSet, imageSizes: sizes }),
  })
}
