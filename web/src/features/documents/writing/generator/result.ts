import type { DocumentType } from '@predio/domain/documents'
import type { TextDocument } from '../../../../records/documents/text/text-document.ts'
import type { FormData } from '../records/form-data.ts'
import type { ChosenRecords } from '../records/use-records.ts'

export interface Question {
  type: DocumentType
  data: FormData
  records: ChosenRecords
}

export interface Result extends Question {
  id: string
  by: 'ai' | 'template'
  content: string
  answer?: string
  isTruncated: boolean
  stored: TextDocument | null
  /** GEN-08: the record of which the new text becomes the next version. */
  replaces: TextDocument | null
}

export function isSaved({ stored, content }: Result): boolean {
  return stored !== null && stored.content === content
}

const OPEN_FENCE = /^\s*```[a-z]*\n/i

export function showPartly(text: string): string {
  return text.replace(OPEN_FENCE, '')
}
