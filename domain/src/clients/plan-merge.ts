import { characterCount, mergeValues } from '../fields/index.ts'
import { pickBudget } from './budget.ts'
import type { ClientStatus } from './client.ts'
import { describeLeftovers } from './describe-leftovers.ts'
import { CLIENT_FIELDS } from './fields.ts'
import { mergePreferences } from './merge-preferences.ts'
import type { MergeableClient } from './mergeable-client.ts'
import type { Preferences } from './preferences-schema.ts'

export type MergedValues = Omit<MergeableClient, 'id' | 'preferences'>

export interface MergePlan {
  keepId: string
  removeId: string
  values: MergedValues
  preferences: Preferences | null
  /** MERGE-06: text that exceeds the notes' 1000 characters becomes an interaction of the client. */
  overflow: string | null
}

/** MERGE-07: the merged client gets the first of these statuses that one of the two has. */
const STATUS_ORDER: readonly ClientStatus[] = ['active', 'lead', 'inactive']

export function planMerge(keep: MergeableClient, remove: MergeableClient): MergePlan {
  const values = mergeValues(CLIENT_FIELDS, keep, remove)
  const { notes, overflow } = joinNotes({ ...keep, last_name: values.last_name }, remove)
  return {
    keepId: keep.id,
    removeId: remove.id,
    values: {
      ...values,
      needs_review: values.last_name === null || keep.needs_review || hasUnsettledData(remove),
      notes,
      status:
        STATUS_ORDER.find((status) => keep.status === status || remove.status === status) ??
        keep.status,
      ...pickBudget(keep, remove),
    },
    preferences: mergePreferences(keep.preferences, remove.preferences),
    overflow,
  }
}

function hasUnsettledData({ needs_review, last_name }: MergeableClient): boolean {
  return needs_review && last_name !== null
}

function joinNotes(keep: MergeableClient, remove: MergeableClient) {
  let notes = keep.notes
  const overflow: string[] = []
  for (const part of [remove.notes, describeLeftovers(keep, remove)]) {
    if (part === null || notes?.includes(part)) continue
    const joined: string = notes === null ? part : `${notes}\n\n${part}`
    if (characterCount(joined) <= CLIENT_FIELDS.notes.max) notes = joined
    else overflow.push(part)
  }
  return { notes, overflow: overflow.length > 0 ? overflow.join('\n\n') : null }
}
