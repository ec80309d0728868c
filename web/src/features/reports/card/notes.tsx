import { Notice } from '../../../ui/notice.tsx'
import type { ReportView } from '../views/view.ts'

/** What deserves a second look, said once above the drawing. */
export function Notes({ notes, isUrgent = false }: Pick<ReportView, 'notes' | 'isUrgent'>) {
  if (notes.length === 0) return null
  return (
    <Notice tone={isUrgent ? 'attention' : 'info'}>
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Notice>
  )
}
