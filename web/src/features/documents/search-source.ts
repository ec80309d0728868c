import type { SearchSource } from '../../lib/search-source.ts'

/** Finds documents by name, category, property or client (DOC-44). The code is loaded with the first search. */
export const documentSource: SearchSource = {
  id: 'documents',
  label: 'Documentos',
  ask: async (text, signal) => ({
    hits: await (await import('./api/find-documents.ts')).findDocuments(text, signal),
  }),
}
