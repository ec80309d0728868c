import { ADDRESSES } from '../../../lib/navigation.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { messages } from '../messages.ts'

/** Above the agent's own listings while no site is connected. */
export function NoSiteNotice() {
  return (
    <Notice tone="info">
      {messages.noConnection} <Link href={ADDRESSES.settings}>{messages.configure}</Link>
    </Notice>
  )
}
