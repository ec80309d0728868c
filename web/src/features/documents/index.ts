export type { RelatedDocument } from './api/list-related.ts'
export { RelatedDocuments } from './related/lazy-related-documents.tsx'
