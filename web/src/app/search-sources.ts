import { clientSource } from '../features/clients/search-source.ts'
import { professionalSource } from '../features/directory/search-source.ts'
import { documentSource } from '../features/documents/search-source.ts'
import { prospectSource } from '../features/prospects/search-source.ts'
import { propertySource } from '../features/properties/search-source.ts'
import { commandList, foundCommands } from './commands/command-list.ts'
import { commandSource } from './commands/command-source.ts'
import { recentSource } from './commands/recent-source.ts'
import { placeSource, sectionSource } from './frame/search-sources.ts'
import { helpSource } from './help/search-source.ts'
import type { SearchSource } from '../lib/search-source.ts'
import { PLACES } from './places.ts'
import { actionSource } from './search-actions.ts'
import { SECTIONS } from './sections.ts'
import { messages } from './messages.ts'

const [below, others] = [
  PLACES.filter(({ area }) => area === 'sections'),
  PLACES.filter(({ area }) => area !== 'sections'),
]
const SCREENS = [sectionSource(SECTIONS, below), placeSource(others)]

/** SEARCH-12: the code of this source loads with the first search. */
const viewSource: SearchSource = {
  id: 'views',
  label: messages.views,
  ask: async (text) => (await import('./find-views.ts')).findViews(text),
}

const RECORDS = [
  viewSource,
  clientSource,
  prospectSource,
  propertySource,
  documentSource,
  professionalSource,
]

/** SEARCH-04: results are grouped in the order of these sources. */
export const SEARCH_SOURCES: readonly SearchSource[] = [
  // CMD-02: a typed command comes before results that only contain its words.
  commandSource([recentSource, ...SCREENS, ...RECORDS]),
  recentSource,
  commandList,
  ...SCREENS,
  foundCommands,
  actionSource,
  helpSource,
  // Sources that ask the server come last, so that late answers do not move other results.
  ...RECORDS,
]
