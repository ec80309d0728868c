import type { DocumentType } from '@predio/domain/documents'
import type { TextDocument } from '../../../../records/documents/text/text-document.ts'
import type { FormData } from '../records/form-data.ts'
import type { ChosenRecords } from '../records/use-records.ts'

/** What a document is made of. */
export interface Question {
  type: DocumentType
  /** Checked by the type's schema. */
  data: FormData
  records: ChosenRecords
}

/** A document that was made, as the person has it before them. */
export interface Result extends Question {
  /** Its future record's; a text made anew gets another. */
  id: string
  by: 'ai' | 'template'
  content: string
  /** What the AI wrote of it, which the person may have changed since. */
  answer?: string
  isTruncated: boolean
  /** As it was last saved; null until then. */
  stored: TextDocument | null
  /** The record of an earlier try with other data: saving this one makes it that document's next version. */
  replaces: TextDocument | null
}

export function isSaved({ stored, content }: Result): boolean {
  return stored !== null && stored.content === content
}

/** The beginning of a code block around the document, while its end is still to come. */
const OPEN_FENCE = /^\s*```[a-z]*\n/i

export function showPartly(text: string): string {
  return text.replace(OPEN_FENCE, '')
}
