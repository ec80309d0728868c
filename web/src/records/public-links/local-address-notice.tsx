import { Notice } from '../../ui/notice.tsx'
import { isLocalHost } from './is-local-host.ts'
import { messages } from './messages.ts'

/** Says that a link made here cannot be opened by others (LINK-02). */
export function LocalAddressNotice() {
  if (!isLocalHost(location.hostname)) return null
  return (
    <Notice tone="warning">
      {messages.localAddress}
      <span className="block font-normal">{messages.localAddressHint}</span>
    </Notice>
  )
}
