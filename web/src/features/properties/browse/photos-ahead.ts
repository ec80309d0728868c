import { byNewest } from '@predio/domain/properties'
import { preload } from 'react-dom'
import { readDraft } from '../../../lib/drafts.ts'
import { listingsState } from '../../../records/listings/store/state.ts'
import { photoSource } from '../card/photo-source.ts'
import { countFilters, FILTERS_DRAFT, readFilters } from './filters.ts'
import { cardWidth, columnsFor, likelyGridWidth } from './grid-shape.ts'

/**
 * PROP-47: asks for the photographs of the first row as soon as its listings are known, before anything renders them: a slow phone
 * needs as long for the cards as the photographs need to come. Where a list is filtered or sorted, its first row is known too late to
 * be worth it.
 */
export function askForPhotosAhead(userId: string): void {
  const stop = listingsState.listen(() => {
    const { listings } = listingsState.get()
    if (listings.length === 0) return
    stop()
    const filters = readFilters(readDraft(FILTERS_DRAFT, userId))
    const gridWidth = likelyGridWidth()
    if (gridWidth === null || countFilters(filters) > 0 || filters.sort !== 'newest') return
    const columns = columnsFor(gridWidth)
    const shownWidth = `${Math.round(cardWidth(gridWidth, columns))}px`
    for (const { images, coverSizes } of listings.toSorted(byNewest).slice(0, columns)) {
      if (images[0] === undefined) continue
      const { src, srcSet, sizes } = photoSource(images[0], coverSizes ?? [], shownWidth)
      preload(src, {
        as: 'image',
        fetchPriority: 'high',
        ...(srcSet && sizes && { imageSrcSet: srcSet, imageSizes: sizes }),
      })
    }
  })
}
