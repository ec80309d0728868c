import { describeValue, type Field, type FieldValue, namesOf } from '../fields/index.ts'
import { phoneKey } from '../phones/index.ts'
import { foldForSearch } from '../text/index.ts'
import { formatBudget, formatRange } from './budget.ts'
import { fullName } from './client.ts'
import { CLIENT_FIELDS, CLIENT_RANGES, PREFERENCE_FIELDS } from './fields.ts'
import type { MergeableClient } from './mergeable-client.ts'
import { LEFTOVER_TEXTS } from './messages.ts'
import type { Preferences } from './preferences-schema.ts'

type Pair = [keep: MergeableClient, remove: MergeableClient]

const APART: { [Name in keyof typeof CLIENT_FIELDS]?: (...pair: Pair) => string[] } = {
  first_name: (keep, remove) =>
    different(CLIENT_FIELDS.first_name.label, fullName(keep), fullName(remove)),
  last_name: () => [],
  status: () => [],
  phone: (...pair) => otherNumber('phone', ...pair),
  whatsapp: (...pair) => otherNumber('whatsapp', ...pair),
  budget_min: (keep, remove) =>
    different(CLIENT_RANGES.budget.label, formatBudget(keep), formatBudget(remove)),
  budget_max: () => [],
  notes: () => [],
}

/** The result is null if the remaining client takes over every value. */
export function describeLeftovers(keep: MergeableClient, remove: MergeableClient): string | null {
  const lines = [
    ...namesOf(CLIENT_FIELDS).flatMap(
      (name) =>
        APART[name]?.(keep, remove) ?? leftover(CLIENT_FIELDS[name], keep[name], remove[name]),
    ),
    ...leftoverPreferences(keep.preferences, remove.preferences),
  ]
  if (lines.length === 0) return null
  return [LEFTOVER_TEXTS.heading(fullName(remove)), ...lines].join('\n')
}

function leftover(
  field: Field,
  kept: FieldValue,
  other: FieldValue,
  label = field.label,
): string[] {
  if (field.kind === 'words' || field.kind === 'choices') return []
  return different(label, describeValue(field, kept), describeValue(field, other))
}

function different(label: string, kept: string | null, other: string | null): string[] {
  if (!kept || !other || foldForSearch(kept) === foldForSearch(other)) return []
  return [`${label}: ${other}`]
}

function otherNumber(name: 'phone' | 'whatsapp', ...[keep, remove]: Pair): string[] {
  const known = [phoneKey(keep.phone), phoneKey(keep.whatsapp)]
  if (known.includes(phoneKey(remove[name]))) return []
  return different(CLIENT_FIELDS[name].label, keep[name], remove[name])
}

function leftoverPreferences(keep: Preferences | null, remove: Preferences | null): string[] {
  if (!keep || !remove) return []
  const { min_price: _min, max_price: _max, ...fields } = PREFERENCE_FIELDS
  return [
    ...different(
      LEFTOVER_TEXTS.price,
      formatRange(keep.min_price, keep.max_price),
      formatRange(remove.min_price, remove.max_price),
    ),
    ...namesOf(fields).flatMap((name) =>
      leftover(
        fields[name],
        keep[name],
        remove[name],
        LEFTOVER_TEXTS.preference(fields[name].label),
      ),
    ),
  ]
}
