import { fullName } from '@predio/domain/clients'
import { formatCalendarDate, formatMoment } from '@predio/domain/dates'
import { formatPrices } from '@predio/domain/properties'
import { ANSWER_LABELS, REASON_LABELS, readSlot, type VisitSlot } from '@predio/domain/selections'
import { CalendarPlus } from 'lucide-react'
import { linkTo, recordTarget } from '../../lib/navigation.ts'
import { nearDate } from '../../lib/near-date.ts'
import { useNow } from '../../lib/use-now.ts'
import { useInteractionDialog } from '../../records/interactions/use-interaction-dialog.ts'
import { useZone } from '../../capabilities/profile/use-zone.ts'
import { ANSWER_TONES } from '../../records/selections/answer-tones.ts'
import { requestedVisit } from '../../records/selections/requested-visit.ts'
import type { SelectionClient, SelectionItem } from '../../records/selections/api/selection-row.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { messages } from './messages.ts'

interface AnsweredItemProps {
  item: SelectionItem
  client: SelectionClient | null
}

export function AnsweredItem({ item, client }: AnsweredItemProps) {
  const { listing, note, answer, reason, comment, visit_slots: slots, answered_at: at } = item
  const [visit] = item.visits
  const now = useNow()
  const zone = useZone()
  return (
    <li className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-1 basis-64 flex-col">
          {item.property_id === null ? (
            <span className="font-medium wrap-anywhere">{listing.title}</span>
          ) : (
            <Link
              {...linkTo(
                recordTarget('propiedades', item.property?.wordpress_id ?? item.property_id),
              )}
            >
              {listing.title}
            </Link>
          )}
          <span className="text-sm text-ink-soft tabular-nums">
            {formatPrices({ ...listing, operation: listing.operations[0] ?? 'sale' })}
          </span>
        </div>
        <span className="flex flex-wrap items-center gap-3 text-sm text-ink-soft">
          {answer ? (
            <>
              <Badge tone={ANSWER_TONES[answer]}>{ANSWER_LABELS[answer]}</Badge>
              {at && nearDate(new Date(at), now, zone)}
            </>
          ) : (
            messages.noAnswer
          )}
        </span>
      </div>
      {note && <p className="text-sm text-ink-soft wrap-anywhere">{messages.note(note)}</p>}
      {reason && <p className="text-sm">{messages.reason(REASON_LABELS[reason])}</p>}
      {comment && <p className="text-sm wrap-anywhere whitespace-pre-line">«{comment}»</p>}
      {visit ? (
        <BookedVisit visit={visit} slots={slots} zone={zone} />
      ) : (
        answer === 'visit' && <BookVisit item={item} client={client} slots={slots} />
      )}
      {item.property_id === null && <p className="text-sm text-ink-soft">{messages.gone}</p>}
    </li>
  )
}

interface BookedVisitProps {
  visit: SelectionItem['visits'][number]
  slots: readonly VisitSlot[]
  zone: string
}

/** SEL-18: after a visit has been booked, the request for it is not offered again. */
function BookedVisit({ visit, slots, zone }: BookedVisitProps) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge tone="success">{messages.booked}</Badge>
      <Link {...linkTo(recordTarget('interacciones', visit.id))}>
        {visit.scheduled_at === null
          ? messages.seeVisit
          : formatMoment(new Date(visit.scheduled_at), zone)}
      </Link>
      {slots.length > 0 && (
        <span className="text-ink-soft">{messages.asked(slots.map(describeSlot).join(' · '))}</span>
      )}
    </p>
  )
}

interface BookVisitProps extends AnsweredItemProps {
  slots: readonly VisitSlot[]
}

/** SEL-13: the form opens with client, listing and part of the day filled in. */
function BookVisit({ item, client, slots }: BookVisitProps) {
  const { open, dialog } = useInteractionDialog()
  const preset = (slot?: VisitSlot) =>
    requestedVisit({
      itemId: item.id,
      title: item.listing.title,
      propertyId: item.property_id,
      client: client ? { id: client.id, label: fullName(client) } : undefined,
      slot,
    })
  const icon = <CalendarPlus aria-hidden="true" className="size-4.5" />
  return (
    <div className="flex flex-wrap gap-2">
      {slots.map((slot) => (
        <Button
          key={slot}
          look="secondary"
          size="small"
          icon={icon}
          onPress={() => open(preset(slot))}
        >
          {messages.bookOn(describeSlot(slot))}
        </Button>
      ))}
      {slots.length === 0 && (
        <Button look="secondary" size="small" icon={icon} onPress={() => open(preset())}>
          {messages.book}
        </Button>
      )}
      {dialog}
    </div>
  )
}

function describeSlot(slot: VisitSlot): string {
  const half = slot.endsWith('am') ? messages.morning : messages.afternoon
  return `${formatCalendarDate(readSlot(slot).day, 'dayMonth')}, ${half}`
}
