import { clientSource } from '../features/clients/search-source.ts'
import { professionalSource } from '../features/directory/search-source.ts'
import { documentSource } from '../features/documents/search-source.ts'
import { propertySource } from '../features/properties/search-source.ts'
import { placeSource, sectionSource } from './frame/search-sources.ts'
import { helpSource } from './help/search-source.ts'
import type { SearchSource } from '../lib/search-source.ts'
import { PLACES } from './places.ts'
import { actionSource } from './search-actions.ts'
import { SECTIONS } from './sections.ts'

/** The sources of the search (SEARCH-04) in the order of their results. A feature with searchable records adds its source here. */
export const SEARCH_SOURCES: readonly SearchSource[] = [
  sectionSource(SECTIONS, PLACES),
  placeSource(PLACES),
  actionSource,
  helpSource,
  // Sources that ask the server come last, so that late answers do not move the others.
  clientSource,
  propertySource,
  documentSource,
  professionalSource,
]
