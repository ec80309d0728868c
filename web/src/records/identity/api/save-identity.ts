import type { IdentityValues } from '@predio/domain/identity'
import { changed } from '../../../lib/data/changed.ts'
import { holdsValues } from '../../../lib/holds-values.ts'
import { saveRow, type Saved } from '../../../lib/save-row.ts'
import { supabase } from '../../../lib/supabase.ts'
import { readIdentityRow, type IdentityRow } from './read-identity.ts'

/** IDENT-08, SAVE-02: the save overwrites only the version that was read. Every profile exists since sign-up, so none is created. */
export async function saveIdentity(
  base: IdentityRow,
  values: IdentityValues,
): Promise<Saved<IdentityRow>> {
  try {
    return await saveRow<IdentityRow>({
      isNew: false,
      write: async () => {
        const { data } = await supabase()
          .from('profiles')
          .update(values)
          .eq('id', base.id)
          .eq('updated_at', base.updated_at)
          .select('id')
          .maybeSingle()
          .throwOnError()
        return data !== null
      },
      read: () => readIdentityRow(base.id),
      isSame: (row) => holdsValues(row, values),
    })
  } finally {
    void changed('profiles')
  }
}
