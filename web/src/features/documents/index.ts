export type { RelatedDocument } from './api/list-related.ts'
export { storeWithFile } from './upload/store-with-file.ts'
export { RelatedDocuments } from './related/lazy-related-documents.tsx'
