import { useMutation } from '@tanstack/react-query'
import { saveRow, type Saved } from '../../../lib/save-row.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { toRow, type FormValues } from '../form/form-schema.ts'
import type { OpportunityRow } from './opportunity-row.ts'
import { readOpportunity } from './read-opportunity.ts'
import { changed } from '../../../lib/data/changed.ts'

interface SaveOpportunity {
  /** Made by the form for a new one, so that sending it again cannot double it. */
  id: string
  values: FormValues
  /** `updated_at` as it was read; a new one has none. */
  readAt: string | undefined
}

/** Written, but not found again: nobody can say what is stored. */
export class NotVerified extends Error {
  override name = 'NotVerified'
}

async function createOpportunity(
  userId: string,
  { id, values }: SaveOpportunity,
): Promise<OpportunityRow> {
  // After a lost answer the row is there already: sent again, it becomes what the form holds now.
  await supabase()
    .from('opportunities')
    .upsert({ ...toRow(values), id, user_id: userId }, { onConflict: 'id' })
    .throwOnError()
  return verified(await readOpportunity(userId, id))
}

async function updateOpportunity(
  userId: string,
  { id, values, readAt }: SaveOpportunity & { readAt: string },
): Promise<Saved<OpportunityRow>> {
  const changes = toRow(values)
  return saveRow<OpportunityRow>({
    update: async () => {
      const { data } = await supabase()
        .from('opportunities')
        .update(changes)
        .eq('id', id)
        .eq('user_id', userId)
        .eq('updated_at', readAt)
        .select('id')
        .maybeSingle()
        .throwOnError()
      return data && verified(await readOpportunity(userId, id))
    },
    read: () => readOpportunity(userId, id),
    isSame: (row) =>
      Object.entries(changes).every(
        ([field, value]) => row[field as keyof typeof changes] === value,
      ),
  })
}

function verified(row: OpportunityRow | null): OpportunityRow {
  if (!row) throw new NotVerified('the saved opportunity was not found')
  return row
}

async function saveOpportunity(
  userId: string,
  save: SaveOpportunity,
): Promise<Saved<OpportunityRow>> {
  const { readAt } = save
  if (readAt !== undefined) return updateOpportunity(userId, { ...save, readAt })
  return { kind: 'saved', row: await createOpportunity(userId, save) }
}

export function useSaveOpportunity() {
  const { id } = useUser()
  return useMutation({
    mutationFn: (save: SaveOpportunity) => saveOpportunity(id, save),
    // Without a network it fails at once, with what was typed still there.
    meta: { failure: 'opportunity not saved' },
    onSettled: () => changed('opportunities', 'opportunity_stage_changes'),
  })
}
