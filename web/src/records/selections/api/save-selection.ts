import type { ListingSnapshot } from '@predio/domain/selections'
import { changed } from '../../../lib/data/changed.ts'
import { mapBounded } from '../../../lib/map-bounded.ts'
import type { RecordToSave } from '../../../lib/save-record.ts'
import { saveRow, type Saved } from '../../../lib/save-row.ts'
import { useUser } from '../../../lib/session/index.ts'
import { sha256 } from '../../../lib/sha256.ts'
import { supabase } from '../../../lib/supabase.ts'
import { ensureLocalProperty } from '../../listings/api/ensure-local-property.ts'
import type { FormItem } from '../selection-values.ts'
import { readSelection } from './read-selection.ts'
import { toJson, type SelectionRow } from './selection-row.ts'

export interface SelectionToSave {
  title: string
  message: string | null
  clientId: string | null
  expiresAt: string
  /** Only of a new selection: the server gets its hash alone. */
  token: string | undefined
  items: readonly FormItem[]
}

/** Copies of a site's listings are made a few at a time. */
const COPIES_AT_ONCE = 4

interface StoredItem {
  id: string
  property_id: string | null
  note: string | null
  listing: ListingSnapshot
}

/** Saves the selection and its listings in one transaction (SEL-02). */
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

/** A listing of the site gets a row of its own (PROP-25), which the answers point at. */
async function toStored({
  id,
  note,
  snapshot,
  propertyId,
  listing,
}: FormItem): Promise<StoredItem> {
  return {
    id,
    property_id: listing ? await ensureLocalProperty(listing) : propertyId,
    note: note.trim() || null,
    listing: snapshot,
  }
}

export function useSaveSelection() {
  const { id: userId } = useUser()
  return (record: RecordToSave<SelectionToSave, SelectionRow>) => saveSelection(userId, record)
}
