import { Notice } from '../../ui/notice.tsx'
import { isLocalHost } from './is-local-host.ts'
import { messages } from './messages.ts'

/** LINK-02: others cannot open a link of a local address. */
export function LocalAddressNotice() {
  if (!isLocalHost(location.hostname)) return null
  return (
    <Notice tone="warning">
      {messages.localAddress}
      <span className="block font-normal">{messages.localAddressHint}</span>
    </Notice>
  )
}
