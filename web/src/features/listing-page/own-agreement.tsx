import { formatCalendarDate } from '@predio/domain/dates'
import { OWN_LISTING_FIELDS, type OwnFacts } from '@predio/domain/properties'
import { useToday } from '../../capabilities/profile/use-today.ts'
import { Card } from '../../ui/card.tsx'
import { messages } from '../../records/own-listings/messages.ts'
import { Line } from './line.tsx'

interface OwnAgreementProps {
  own: OwnFacts
  privateNote: string | null
}

/** OWN-24: only the agent sees the agreement with the owner and the private note. */
export function OwnAgreement({ own, privateNote }: OwnAgreementProps) {
  const today = useToday()
  const { isExclusive, exclusiveUntil, commissionPercentage } = own
  const [shared, street] = [own.sharedCommissionPercentage ?? null, own.street ?? null]
  const isAgreed = isExclusive || commissionPercentage !== null || shared !== null
  if (!isAgreed && street === null && !privateNote) return null
  return (
    <Card title={messages.agreement} titleLevel={3} padding="compact">
      <p className="mb-3 text-sm text-ink-soft">{messages.onlyForYou}</p>
      <dl className="flex flex-col gap-2">
        {street !== null && <Line label={OWN_LISTING_FIELDS.street.label}>{street}</Line>}
        {isExclusive && (
          <Line label={messages.exclusiveShort}>{describeEnd(exclusiveUntil, today)}</Line>
        )}
        {commissionPercentage !== null && (
          <Line
            label={OWN_LISTING_FIELDS.commission_percentage.label}
          >{`${commissionPercentage} %`}</Line>
        )}
        {shared !== null && <Line label={messages.sharedShort}>{messages.sharedOf(shared)}</Line>}
      </dl>
      {privateNote && (
        <section className="mt-3">
          <h4 className="text-sm text-ink-soft">{OWN_LISTING_FIELDS.private_note.label}</h4>
          <p className="whitespace-pre-line wrap-anywhere">{privateNote}</p>
        </section>
      )}
    </Card>
  )
}

function describeEnd(until: string | null, today: string): string {
  if (until === null) return messages.yes
  const day = formatCalendarDate(until)
  return until < today ? messages.exclusiveOver(day) : messages.exclusiveUntilDay(day)
}
