import type { ProfileValues } from '@predio/domain/profiles'
import { changed } from '../../../lib/data/changed.ts'
import { queryClient } from '../../../lib/data/query-client.ts'
import { holdsValues } from '../../../lib/holds-values.ts'
import { saveRow, type Saved } from '../../../lib/save-row.ts'
import { supabase } from '../../../lib/supabase.ts'
import { profileQuery, readProfile, type Profile } from './read-profile.ts'

/** SAVE-02: the save overwrites only the version that was read. Every profile exists since sign-up, so none is created. */
export async function saveProfile(base: Profile, typed: ProfileValues): Promise<Saved<Profile>> {
  const values = {
    ...typed,
    full_name: typed.full_name || null,
    phone: typed.phone || null,
    company: typed.company || null,
  }
  const saved = await saveRow<Profile>({
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
    read: () => readProfile(base.id),
    isSame: (row) => holdsValues(row, values),
  })
  if (saved.kind === 'saved') {
    queryClient.setQueryData(profileQuery(base.id).queryKey, saved.row)
    void changed('profiles')
  }
  return saved
}
