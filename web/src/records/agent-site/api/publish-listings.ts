import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { changed } from '../../../lib/data/changed.ts'
import { ADDRESSES } from '../../../lib/navigation.ts'
import { quotaOf } from '../../../lib/quota-reached.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { messages } from '../messages.ts'

/** Changes the listings that can be published and are not as wanted. */
const offered = (isPublished: boolean) =>
  supabase()
    .from('properties')
    .update({ is_published: isPublished })
    .not('own_number', 'is', null)
    .eq('status', 'active')
    .eq('is_example', false)
    .eq('is_published', !isPublished)

/** WEB-83: all own listings that are offered, or none of them. The database leaves out those that cannot be published. */
export function usePublishAll() {
  const { id: userId } = useUser()
  return useMutation({
    mutationFn: async (isPublished: boolean) => {
      await offered(isPublished).eq('user_id', userId).throwOnError()
    },
    meta: { failure: 'own listings not published' },
    onSettled: () => changed('properties'),
  })
}

/** WEB-85: what is offered is published; what is withdrawn is no longer shown at once. Returns the ids that changed. */
export async function publishListings(
  ids: readonly string[],
  isPublished: boolean,
): Promise<string[]> {
  const { data } = await offered(isPublished)
    .in('id', [...ids])
    .select('id')
    .throwOnError()
  return data.map(({ id }) => id)
}

/** Tells the agent what happened, and leads to 'Mi sitio', where a site may still be missing. */
export function usePublish() {
  const navigate = useNavigate()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ id, isPublished }: { id: string; isPublished: boolean }) =>
      publishListings([id], isPublished),
    meta: { failure: 'own listing not published' },
    onSuccess: (_ids, { isPublished }) =>
      toast.success(isPublished ? messages.published : messages.withdrawn, {
        label: messages.mySite,
        onPress: () => void navigate(ADDRESSES.agentSite),
      }),
    onError: (error) => toast.error(quotaOf(error) ?? messages.failed),
    onSettled: () => changed('properties'),
  })
  return { publish: mutate, isPending }
}
