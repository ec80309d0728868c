import { Notice } from '../../ui/notice.tsx'
import { isLocalHost } from './is-local-host.ts'
import { messages } from './messages.ts'

/** LINK-02: warns that others cannot open links while the app runs at a local address. */
export function LocalAddressNotice() {
  if (!isLocalHost(location.hostname)) return null
  return (
    <Notice tone="warning">
      {messages.localAddress}
      <span className="block font-normal">{messages.localAddressHint}</span>
    </Notice>
  )
}
