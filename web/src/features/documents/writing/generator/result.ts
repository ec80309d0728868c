import type { DocumentType } from '@predio/domain/documents'
import type { TextDocument } from '../../../../records/documents/text/text-document.ts'
import type { FormData } from '../records/form-data.ts'
import type { ChosenRecords } from '../records/use-records.ts'

/** The input of a generation. */
export interface Question {
  type: DocumentType
  /** Checked by the type's schema. */
  data: FormData
  records: ChosenRecords
}

/** A generated document on the screen, saved or not. */
export interface Result extends Question {
  /** The id of the record to create; every generation has a new one. */
  id: string
  by: 'ai' | 'template'
  content: string
  /** The AI's answer before any edit of the person. */
  answer?: string
  isTruncated: boolean
  /** The record as last saved; null before the first save. */
  stored: TextDocument | null
  /** The record of an earlier generation with other data: this text becomes its next version (GEN-08). */
  replaces: TextDocument | null
}

export function isSaved({ stored, content }: Result): boolean {
  return stored !== null && stored.content === content
}

/** The beginning of a code block around the document; its end has not arrived yet. */
const OPEN_FENCE = /^\s*```[a-z]*\n/i

export function showPartly(text: string): string {
  return text.replace(OPEN_FENCE, '')
}
