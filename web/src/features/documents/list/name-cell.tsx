import { Link2 } from 'lucide-react'
import { Link } from 'react-aria-components'
import { ChooseBox } from '../../../capabilities/bulk/choose-box.tsx'
import type { DocumentRow } from '../../../records/documents/api/document-row.ts'
import { FileMark } from '../file-mark.tsx'
import { messages } from '../../../records/documents/messages.ts'
import { linkTo, recordTarget } from '../../../lib/navigation.ts'

interface NameCellProps {
  document: DocumentRow
  isChosen: boolean
  onPress: (isRange: boolean) => void
}

export function NameCell({ document, isChosen, onPress }: NameCellProps) {
  const link = linkTo(recordTarget('documentos', document.id))
  return (
    <div className="flex items-center gap-2 md:min-w-52">
      <ChooseBox
        isAlone
        label={messages.select(document.name)}
        isChosen={isChosen}
        onPress={onPress}
      />
      <FileMark document={document} />
      <div className="flex min-w-0 flex-col items-start gap-0.5 pl-1">
        <Link
          {...link}
          className="rounded-sm font-medium wrap-anywhere outline-0 hover:underline focus-visible:outline-2 focus-visible:outline-offset-2 focus-visible:outline-focus"
        >
          {document.name}
        </Link>
        {document.template_name !== null && (
          <span className="text-xs font-normal text-ink-soft wrap-anywhere">
            {messages.basedOn(document.template_name)}
          </span>
        )}
        {document.active_shares > 0 && (
          <span className="flex items-center gap-1 text-xs font-normal text-info">
            <Link2 aria-hidden="true" className="size-3.5" />
            {messages.sharedMark(document.active_shares)}
          </span>
        )}
      </div>
    </div>
  )
}
