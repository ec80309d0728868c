import { Notice } from '../../ui/notice.tsx'
import { messages } from './messages.ts'
import type { OpenView } from './use-open-view.ts'

interface ViewNoticesProps {
  open: OpenView
  /** Whether the saved views could not be read. */
  hasFailed: boolean
}

/** What of the views could not be read, and what of the address was not understood (VIEW-03). */
export function ViewNotices({ open: { refused }, hasFailed }: ViewNoticesProps) {
  return (
    <div className="contents print:hidden">
      {hasFailed && <Notice tone="warning">{messages.loadFailed}</Notice>}
      {refused.length > 0 && (
        <Notice tone="warning">
          {refused.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
    </div>
  )
}
