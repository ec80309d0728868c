import { DOCUMENT_CATEGORY_LABELS, type DocumentCategory } from '@predio/domain/documents'
import { foldForSearch } from '@predio/domain/text'

interface Findable {
  name: string
  category: DocumentCategory
  description: string | null
}

export function findTemplates<T extends Findable>(templates: readonly T[], text: string): T[] {
  const words = foldForSearch(text).split(/\s+/).filter(Boolean)
  return templates.filter(({ name, category, description }) => {
    const searched = foldForSearch(
      `${name} ${DOCUMENT_CATEGORY_LABELS[category]} ${description ?? ''}`,
    )
    return words.every((word) => searched.includes(word))
  })
}
