import type { SearchSource } from '../../lib/search-source.ts'
import { messages } from './messages.ts'

export const propertySource: SearchSource = {
  id: 'properties',
  label: messages.title,
  ask: async (text) => ({ hits: await (await import('./find-listings.ts')).findListings(text) }),
}
