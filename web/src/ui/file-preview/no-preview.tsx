import { FileText } from 'lucide-react'
import { EmptyState } from '../empty-state.tsx'

export function NoPreview({ text }: { text: string }) {
  return <EmptyState icon={<FileText aria-hidden="true" />} title={text} />
}
