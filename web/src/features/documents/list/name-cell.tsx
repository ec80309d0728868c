import { Link2 } from 'lucide-react'
import type { RowChoice } from '../../../capabilities/list/record-list.tsx'
import { RowName } from '../../../capabilities/list/row-name.tsx'
import { recordTarget } from '../../../lib/navigation.ts'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { messages } from '../../../records/documents/messages.ts'
import { FileMark } from '../file-mark.tsx'

interface NameCellProps {
  document: DocumentRow
  choice: RowChoice | undefined
  isCard?: boolean
}

export function NameCell({ document, choice, isCard = false }: NameCellProps) {
  const { id, name, template_name: template, active_shares: shares } = document
  return (
    <div className="flex min-w-0 items-center gap-3">
      {!choice && <FileMark document={document} />}
      <div className="flex min-w-0 flex-col items-start gap-0.5">
        <RowName
          name={name}
          target={recordTarget('documentos', id)}
          choice={choice}
          isCard={isCard}
        />
        {template !== null && !isCard && (
          <span className="text-xs font-normal text-ink-soft wrap-anywhere">
            {messages.basedOn(template)}
          </span>
        )}
        {shares > 0 && (
          <span className="flex items-center gap-1 text-xs font-normal text-info">
            <Link2 aria-hidden="true" className="size-3.5" />
            {messages.sharedMark(shares)}
          </span>
        )}
      </div>
    </div>
  )
}
