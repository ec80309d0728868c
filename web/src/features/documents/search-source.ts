import type { SearchSource } from '../../lib/search-source.ts'

/** DOC-44: documents are found by name, category, property or client. The code of the search loads with the first search. */
export const documentSource: SearchSource = {
  id: 'documents',
  label: 'Documentos',
  ask: async (text, signal) => ({
    hits: await (await import('./api/find-documents.ts')).findDocuments(text, signal),
  }),
}
