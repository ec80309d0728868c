import { TriangleAlert } from 'lucide-react'
import { BannerLine } from '../../ui/banner-line.tsx'
import { messages } from './messages.ts'
import type { OpenView } from './use-open-view.ts'

interface ViewNoticesProps {
  open: OpenView
  hasFailed: boolean
}

/** VIEW-03: the notice tells which parts of the views or of the address could not be read. */
export function ViewNotices({ open: { refused }, hasFailed }: ViewNoticesProps) {
  return (
    <>
      {hasFailed && (
        <BannerLine tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          {messages.loadFailed}
        </BannerLine>
      )}
      {refused.length > 0 && (
        <BannerLine tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
          {refused.join(' ')}
        </BannerLine>
      )}
    </>
  )
}
