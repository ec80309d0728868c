import type { SearchSource } from '../../lib/search-source.ts'

/** The agent's documents, by name, category, property or client. Its code comes with the first search. */
export const documentSource: SearchSource = {
  id: 'documents',
  label: 'Documentos',
  ask: async (text, signal) => ({
    hits: await (await import('./find-documents.ts')).findDocuments(text, signal),
  }),
}
