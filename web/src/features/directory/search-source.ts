import type { SearchSource } from '../../lib/search-source.ts'
import { messages } from './messages.ts'

export const professionalSource: SearchSource = {
  id: 'professionals',
  label: messages.directory,
  ask: async (text) => ({
    hits: await (await import('./find-professionals.ts')).findProfessionals(text),
  }),
}
