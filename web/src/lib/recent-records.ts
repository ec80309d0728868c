import { readRecordAddress, RECORD_KINDS, recordTarget, type RecordKind } from './navigation.ts'
import { readPreference, savePreference } from './preferences.ts'

/** CMD-10: the records that were opened last on this device are stored as a preference, so that signing out removes them. */
const NAME = 'recent-records'
const MAX_RECORDS = 12
const MAX_LABEL = 120

interface RecentRecord {
  kind: RecordKind
  id: string
  label: string
}

export function readRecentRecords(userId: string): RecentRecord[] {
  const stored = readPreference(NAME, userId)
  return Array.isArray(stored) ? stored.filter(isRecent).slice(0, MAX_RECORDS) : []
}

export function rememberRecord(userId: string, { kind, id, label }: RecentRecord): void {
  const shown = label.trim().slice(0, MAX_LABEL)
  if (shown === '') return
  const others = withoutRecord(userId, { kind, id })
  savePreference(NAME, userId, [{ kind, id, label: shown }, ...others].slice(0, MAX_RECORDS))
}

export function forgetRecord(userId: string, record: Omit<RecentRecord, 'label'>): void {
  savePreference(NAME, userId, withoutRecord(userId, record))
}

function withoutRecord(userId: string, { kind, id }: Omit<RecentRecord, 'label'>): RecentRecord[] {
  return readRecentRecords(userId).filter((record) => record.kind !== kind || record.id !== id)
}

/** An earlier release may have stored another shape. */
function isRecent(stored: unknown): stored is RecentRecord {
  const { kind, id, label } = (stored ?? {}) as Partial<Record<keyof RecentRecord, unknown>>
  if (typeof kind !== 'string' || typeof id !== 'string' || typeof label !== 'string') return false
  const known = RECORD_KINDS.find((each) => each === kind)
  return known !== undefined && readRecordAddress(recordTarget(known, id).to)?.id === id
}
