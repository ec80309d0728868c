import { useMutation } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'

/** WEB-83: all own listings that are offered, or none of them. The database leaves out those that cannot be published. */
export function usePublishAll() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: async (isPublished: boolean) => {
      await supabase()
        .from('properties')
        .update({ is_published: isPublished })
        .eq('user_id', userId)
        .not('own_number', 'is', null)
        .eq('status', 'active')
        .eq('is_example', false)
        .eq('is_published', !isPublished)
        .throwOnError()
    },
    meta: { failure: 'own listings not published' },
    onSettled: () => changed('properties'),
  })
}
