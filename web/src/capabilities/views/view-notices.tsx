import { Notice } from '../../ui/notice.tsx'
import { messages } from './messages.ts'
import type { OpenView } from './use-open-view.ts'

interface ViewNoticesProps {
  open: OpenView
  hasFailed: boolean
}

/** VIEW-03: the person is told which parts of the views or of the address could not be read. */
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
