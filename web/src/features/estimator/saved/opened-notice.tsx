import { useRecordTitle } from '../../../capabilities/addresses/use-record-title.ts'
import { Notice } from '../../../ui/notice.tsx'
import { CopyLinkButton } from '../../../capabilities/addresses/copy-link.tsx'
import type { ValuationRow } from '../../../records/valuations/api/valuation-row.ts'
import { messages } from '../messages.ts'

export function OpenedNotice({ row }: { row: ValuationRow }) {
  const title = row.title ?? messages.untitled
  useRecordTitle(title)
  return (
    <Notice tone="info">
      <span className="flex items-center justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">{messages.opened(title)}</span>
        <span className="-my-3 -mr-2">
          <CopyLinkButton kind="valuaciones" id={row.id} />
        </span>
      </span>
    </Notice>
  )
}
