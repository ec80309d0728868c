import { useMutation } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

/** FIRST-03: hiding is stored in the settings, so that it holds on every device. */
export function useHideFirstSteps() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: async (isHidden: boolean) => {
      await supabase()
        .from('user_settings')
        .update({ hides_first_steps: isHidden })
        .eq('user_id', userId)
        .throwOnError()
      await changed('user_settings')
    },
    meta: { failure: 'first steps not hidden or shown' },
  })
}
