import { MIME_TYPES } from '@predio/domain/documents'
import { FileText, FileType2, type LucideIcon } from 'lucide-react'
import type { DocumentRow } from '../../records/documents/api/document-row.ts'

interface Mark {
  label: string
  icon: LucideIcon
  look: string
}

const WORD: Mark = { label: 'Word', icon: FileType2, look: 'bg-info-soft text-info' }

const OF_TYPE: Record<string, Mark> = {
  [MIME_TYPES.pdf]: { label: 'PDF', icon: FileType2, look: 'bg-attention-soft text-attention' },
  [MIME_TYPES.doc]: WORD,
  [MIME_TYPES.docx]: WORD,
  [MIME_TYPES.odt]: { ...WORD, label: 'ODT' },
}

const WRITTEN: Mark = { label: 'Texto', icon: FileText, look: 'bg-action-soft text-action' }

export function fileKindLabel(document: Pick<DocumentRow, 'type' | 'is_text'>): string {
  return markOf(document).label
}

export function FileMark({ document }: { document: Pick<DocumentRow, 'type' | 'is_text'> }) {
  const { icon: Icon, look } = markOf(document)
  return (
    <span className={`grid size-10 shrink-0 place-items-center rounded-md ${look}`}>
      <Icon aria-hidden="true" className="size-5" strokeWidth={1.75} />
    </span>
  )
}

function markOf({ type, is_text }: Pick<DocumentRow, 'type' | 'is_text'>): Mark {
  return is_text ? WRITTEN : (OF_TYPE[type] ?? WRITTEN)
}
