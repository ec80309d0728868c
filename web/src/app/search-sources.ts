import { clientSource } from '../features/clients/search-source.ts'
import { professionalSource } from '../features/directory/search-source.ts'
import { documentSource } from '../features/documents/search-source.ts'
import { propertySource } from '../features/properties/search-source.ts'
import { placeSource, sectionSource } from './frame/search-sources.ts'
import type { SearchSource } from '../lib/search-source.ts'
import { PLACES } from './places.ts'
import { actionSource } from './search-actions.ts'
import { SECTIONS } from './sections.ts'

/** What Ctrl K finds, in the order in which it is shown. A feature whose things can be found adds its source here. */
export const SEARCH_SOURCES: readonly SearchSource[] = [
  sectionSource(SECTIONS, PLACES),
  placeSource(PLACES),
  actionSource,
  // What the server has to be asked for comes last: it must not push away what is there already.
  clientSource,
  propertySource,
  documentSource,
  professionalSource,
]
