import { readSlot, SELECTION_MESSAGES, type VisitSlot } from '@predio/domain/selections'
import { shorten } from '@predio/domain/text'
import type { Option } from '../../ui/option.ts'
import type { InteractionPreset } from '../interactions/interaction-values.ts'

const MAX_SUBJECT = 200

interface Request {
  itemId: string
  title: string
  propertyId: string | null
  client: Option | undefined
  slot: VisitSlot | undefined
}

/** SEL-13 and SEL-18: the visit form is filled with the client's request. */
export function requestedVisit({
  itemId,
  title,
  propertyId,
  client,
  slot,
}: Request): InteractionPreset {
  return {
    type: 'visit',
    subject: shorten(SELECTION_MESSAGES.visitSubject(title), MAX_SUBJECT),
    client,
    property: propertyId === null ? undefined : { id: propertyId, label: title },
    requestId: itemId,
    ...(slot && readSlot(slot)),
  }
}
