import type { Property } from '@predio/domain/properties'
import { snapshotOf, type ListingSnapshot } from '@predio/domain/selections'
import { changed } from '../../../lib/data/changed.ts'
import { mapBounded } from '../../../lib/map-bounded.ts'
import type { RecordToSave } from '../../../lib/save-record.ts'
import { saveRow, type Saved } from '../../../lib/save-row.ts'
import { useUser } from '../../../lib/session/index.ts'
import { sha256 } from '../../../lib/sha256.ts'
import { supabase } from '../../../lib/supabase.ts'
import { completeListing } from '../../listings/store/complete-listing.ts'
import { ensureLocalProperty } from '../../listings/store/api/ensure-local-property.ts'
import { readSelection } from './read-selection.ts'
import { toJson, type SelectionRow } from './selection-row.ts'

export interface FormItem {
  id: string
  note: string
  snapshot: ListingSnapshot
  propertyId: string | null
  listing?: Property
}

export interface SelectionToSave {
  title: string
  message: string | null
  clientId: string | null
  expiresAt: string
  /** The token of a new selection; the server gets only its hash. */
  token: string | undefined
  items: readonly FormItem[]
}

const COPIES_AT_ONCE = 4

interface StoredItem {
  id: string
  property_id: string | null
  note: string | null
  listing: ListingSnapshot
}

/** SEL-02: one transaction saves the selection and its listings. */
async function saveSelection(
  userId: string,
  { id, values, base }: RecordToSave<SelectionToSave, SelectionRow>,
): Promise<Saved<SelectionRow>> {
  const items = await mapBounded(values.items, COPIES_AT_ONCE, toStored)
  try {
    return await saveRow<SelectionRow>({
      isNew: !base,
      write: async () => {
        const { data } = await supabase()
          .rpc('save_selection', {
            record_id: id,
            selection: {
              title: values.title,
              message: values.message,
              client_id: values.clientId,
              expires_at: values.expiresAt,
              token_hash: values.token === undefined ? null : sha256(values.token),
            },
            items: items.map(({ listing, ...item }) => ({ ...item, listing: toJson(listing) })),
            ...(base && { seen: base.updated_at }),
          })
          .throwOnError()
        return data === 'saved'
      },
      read: (isLastTry) => readSelection(userId, id, isLastTry),
      isSame: (row) =>
        row.title === values.title &&
        row.message === values.message &&
        (row.client?.id ?? null) === values.clientId &&
        row.items.length === items.length &&
        row.items.every((item, at) => item.id === items[at]?.id && item.note === items[at].note),
    })
  } finally {
    void changed('selections', 'selection_items')
  }
}

/**
 * SEL-03: added listings are stored with all their data; the others stay as they were sent. PROP-25: a site's listing gets a row, to
 * which the client's answers refer.
 */
async function toStored(item: FormItem): Promise<StoredItem> {
  const { id, note, snapshot, propertyId, listing } = item
  const stored = { id, note: note.trim() || null }
  if (!listing) return { ...stored, property_id: propertyId, listing: snapshot }
  const [rowId, whole] = await Promise.all([
    ensureLocalProperty(listing),
    completeListing(listing, new AbortController().signal),
  ])
  return { ...stored, property_id: rowId, listing: snapshotOf(whole) }
}

export function useSaveSelection() {
  const { id: userId } = useUser()
  return (record: RecordToSave<SelectionToSave, SelectionRow>) => saveSelection(userId, record)
}
