import type { InteractionValues } from '@predio/domain/interactions'
import { insertRow, saveRow, type Saved } from '../../../lib/save-row.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { INTERACTION_COLUMNS, type InteractionRow } from './interaction-row.ts'
import { changed } from '../../../lib/data/changed.ts'

/** Written, but not found again: nobody can say what is stored. */
export class NotVerified extends Error {
  override name = 'NotVerified'
}

interface SaveInteraction {
  /** Made by the form for a new one, so that sending it again cannot double it. */
  id: string
  values: InteractionValues
  /** As it was read; a new one has none. */
  base: InteractionRow | undefined
}

async function readInteraction(userId: string, id: string): Promise<InteractionRow | null> {
  const { data } = await supabase()
    .from('interaction_rows')
    .select(INTERACTION_COLUMNS)
    .eq('id', id)
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError()
  return data
}

async function saveInteraction(
  userId: string,
  { id, values, base }: SaveInteraction,
): Promise<Saved<InteractionRow>> {
  const read = () => readInteraction(userId, id)
  if (!base) {
    await insertRow<unknown>({
      insert: () =>
        supabase()
          .from('interactions')
          .insert({ ...values, id, user_id: userId })
          .throwOnError(),
      read,
    })
    return { kind: 'saved', row: verified(await read()) }
  }
  return saveRow<InteractionRow>({
    update: async () => {
      const { data } = await supabase()
        .from('interactions')
        .update(values)
        .eq('id', id)
        .eq('user_id', userId)
        .eq('updated_at', base.updated_at)
        .select('id')
        .maybeSingle()
        .throwOnError()
      return data && verified(await read())
    },
    read,
    isSame: (stored) => isSame(stored, values),
  })
}

function verified(row: InteractionRow | null): InteractionRow {
  if (!row) throw new NotVerified('the saved interaction was not found')
  return row
}

/** The database prints moments its own way. */
function isSame(
  { scheduled_at: stored, ...row }: InteractionRow,
  { scheduled_at: wanted, ...values }: InteractionValues,
): boolean {
  const fields = Object.entries(values) as [keyof typeof values, string | null][]
  const isThen = stored && wanted ? Date.parse(stored) === Date.parse(wanted) : stored === wanted
  return isThen && fields.every(([field, value]) => row[field] === value)
}

export function useSaveInteraction(): (save: SaveInteraction) => Promise<Saved<InteractionRow>> {
  const { id: userId } = useUser()
  return async (save) => {
    try {
      return await saveInteraction(userId, save)
    } finally {
      void changed('interactions')
    }
  }
}
