import type { SearchSource } from '../../lib/search-source.ts'
import { messages } from '../../records/prospects/messages.ts'

/** PROS-66: the code comes with the first search. */
export const prospectSource: SearchSource = {
  id: 'prospects',
  label: messages.title,
  ask: async (text, signal) => ({
    hits: await (await import('./find-prospects.ts')).findProspects(text, signal),
  }),
}
