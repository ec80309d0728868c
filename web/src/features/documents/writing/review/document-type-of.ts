import { BUILT_IN_TEMPLATES, isDocumentType, type DocumentType } from '@predio/domain/documents'

interface Origin {
  template_id: string | null
  metadata: unknown
}

/** A document is checked by the rules of the template or the generator that made it. */
export function documentTypeOf({ template_id, metadata }: Origin): DocumentType | null {
  const template = BUILT_IN_TEMPLATES.find(({ id }) => id === template_id)
  if (template) return template.documentType
  const [, type = ''] = /^\d+-(\w+)\.txt$/.exec(fileNameOf(metadata)) ?? []
  return isDocumentType(type) ? type : null
}

function fileNameOf(metadata: unknown): string {
  if (typeof metadata !== 'object' || metadata === null || !('filename' in metadata)) return ''
  return typeof metadata.filename === 'string' ? metadata.filename : ''
}
