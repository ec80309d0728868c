import { describeDevice } from '@predio/domain/accounts'
import { formatDate, relativeTime } from '@predio/domain/dates'
import { Monitor, Smartphone } from 'lucide-react'
import type { OpenSession } from '../../../capabilities/profile/api/list-sessions.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { closeText, fromAddress, lastUse, messages, openSince } from './messages.ts'

interface SessionRowProps {
  session: OpenSession
  now: Date
  zone: string
  onClose: (id: string) => Promise<void>
}

export function SessionRow({ session, now, zone, onClose }: SessionRowProps) {
  const { id, user_agent, ip, created_at, last_used_at, is_current: isCurrent } = session
  const device = describeDevice(user_agent)
  const Icon = device.isPhone ? Smartphone : Monitor
  const used = last_used_at && lastUse(relativeTime(new Date(last_used_at), now, zone))
  const facts = [isCurrent ? messages.inUse : used, ip && fromAddress(ip)].filter(Boolean)
  return (
    <li className="flex items-start gap-3 py-4 first:pt-0 last:pb-0">
      <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          {device.label}
          {isCurrent && <Badge tone="success">{messages.thisDevice}</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-ink-soft">{facts.join(' · ')}</p>
        {created_at && (
          <p className="text-sm text-ink-soft">
            {openSince(formatDate(new Date(created_at), zone, 'dateTime'))}
          </p>
        )}
      </div>
      {!isCurrent && (
        <ConfirmDialog
          title={messages.closeTitle}
          message={closeText(device.label)}
          confirmLabel={messages.closeConfirm}
          tone="neutral"
          onConfirm={() => onClose(id)}
          failed={messages.closeFailed}
          trigger={
            <Button look="secondary" size="small" aria-label={`${messages.close}: ${device.label}`}>
              {messages.close}
            </Button>
          }
        />
      )}
    </li>
  )
}
