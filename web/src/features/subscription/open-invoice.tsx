import { formatDate } from '@predio/domain/dates'
import { RENEWAL_GRACE_MS } from '@predio/domain/subscription-status'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useZone } from '../../records/profile/use-zone.ts'
import { messages } from './messages.ts'

/** The way to pay what the card did not. In a tab of its own: Stripe's page leads nowhere, this one follows the row. */
export function OpenInvoice({ url, endsAt }: { url: string; endsAt: string }) {
  const until = new Date(new Date(endsAt).getTime() + RENEWAL_GRACE_MS)
  return (
    <div className="flex flex-col gap-3">
      <p className="text-ink-soft">
        {messages.payInvoiceHint(formatDate(until, useZone(), 'long'))}
      </p>
      <div className="flex flex-col sm:flex-row">
        <ButtonLink href={url} target="_blank" rel="noopener noreferrer">
          {messages.payInvoice}
        </ButtonLink>
      </div>
    </div>
  )
}
