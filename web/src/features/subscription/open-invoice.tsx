import { formatDate } from '@predio/domain/dates'
import { ButtonLink } from '../../ui/button-link.tsx'
import { useZone } from '../profile/index.ts'
import { messages } from './messages.ts'

/** As long as the server waits for the payment of a renewal (docs/payments.md). */
const GRACE_MS = 72 * 3_600_000

/** The way to pay what the card did not. In a tab of its own: Stripe's page leads nowhere, this one follows the row. */
export function OpenInvoice({ url, endsAt }: { url: string; endsAt: string }) {
  const until = new Date(new Date(endsAt).getTime() + GRACE_MS)
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
