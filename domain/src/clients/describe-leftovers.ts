import { formatCalendarDate } from '../dates/index.ts'
import { OPERATION_LABELS } from '../properties/index.ts'
import { formatMxn } from '../money/index.ts'
import { phoneKey } from '../phones/index.ts'
import { foldForSearch } from '../text/index.ts'
import { budgetRange } from './budget.ts'
import { CLIENT_TYPE_LABELS, fullName } from './client.ts'
import { MERGE_LABELS } from './messages.ts'
import type { MergeableClient } from './mergeable-client.ts'
import type { Preferences } from './preferences-schema.ts'

/** The values of the removed client that the remaining one does not take over, as text for the notes; null when there are none. */
export function describeLeftovers(keep: MergeableClient, remove: MergeableClient): string | null {
  const lines = [
    ...different(MERGE_LABELS.name, fullName(keep), fullName(remove)),
    ...different(MERGE_LABELS.type, CLIENT_TYPE_LABELS[keep.type], CLIENT_TYPE_LABELS[remove.type]),
    ...different(MERGE_LABELS.email, keep.email, remove.email),
    ...otherNumber(MERGE_LABELS.phone, keep, keep.phone, remove.phone),
    ...otherNumber(MERGE_LABELS.whatsapp, keep, keep.whatsapp, remove.whatsapp),
    ...different(
      MERGE_LABELS.birthday,
      keep.birthday && formatCalendarDate(keep.birthday, 'long'),
      remove.birthday && formatCalendarDate(remove.birthday, 'long'),
    ),
    ...different(MERGE_LABELS.address, keep.address, remove.address),
    ...different(MERGE_LABELS.source, keep.source, remove.source),
    ...different(
      MERGE_LABELS.budget,
      describeRange(...budgetRange(keep)),
      describeRange(...budgetRange(remove)),
    ),
    ...leftoverPreferences(keep.preferences, remove.preferences),
  ]
  if (lines.length === 0) return null
  return [MERGE_LABELS.heading(fullName(remove)), ...lines].join('\n')
}

function different(label: string, kept: string | null, other: string | null): string[] {
  // A missing value is filled in from the other client, so nothing is left over.
  if (kept === null || other === null) return []
  return foldForSearch(kept) === foldForSearch(other) ? [] : [`${label}: ${other}`]
}

function otherNumber(
  label: string,
  keep: MergeableClient,
  kept: string | null,
  other: string | null,
): string[] {
  const known = [phoneKey(keep.phone), phoneKey(keep.whatsapp)]
  return known.includes(phoneKey(other)) ? [] : different(label, kept, other)
}

function leftoverPreferences(keep: Preferences | null, remove: Preferences | null): string[] {
  if (!keep || !remove) return []
  return [
    ...different(
      MERGE_LABELS.preferredPrice,
      describeRange(keep.min_price, keep.max_price),
      describeRange(remove.min_price, remove.max_price),
    ),
    ...different(
      MERGE_LABELS.preferredOperation,
      keep.operation && OPERATION_LABELS[keep.operation],
      remove.operation && OPERATION_LABELS[remove.operation],
    ),
    ...different(
      MERGE_LABELS.preferredBedrooms,
      keep.bedrooms === null ? null : String(keep.bedrooms),
      remove.bedrooms === null ? null : String(remove.bedrooms),
    ),
  ]
}

function describeRange(min: number | null, max: number | null): string | null {
  if (min === null) return max === null ? null : `hasta ${formatMxn(max, 'ifAny')}`
  return max === null
    ? `desde ${formatMxn(min, 'ifAny')}`
    : `de ${formatMxn(min, 'ifAny')} a ${formatMxn(max, 'ifAny')}`
}
