import type { Tables } from '@predio/domain/database'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { toast } from '../../../ui/toast.ts'
import { messages } from '../page-messages.ts'
import { preferencesQuery } from './read-preferences.ts'
import { changed } from '../../../lib/data/changed.ts'

interface Preference {
  kind: Tables<'notification_preferences'>['kind']
  enabled: boolean
}

async function savePreference(userId: string, { kind, enabled }: Preference): Promise<void> {
  await supabase()
    .from('notification_preferences')
    .upsert({ user_id: userId, kind, enabled }, { onConflict: 'user_id,kind' })
    .throwOnError()
}

/** NOT-16: the switch moves at once, and moves back if the server refuses. */
export function useSavePreference() {
  const client = useQueryClient()
  const { id: userId } = useUser()
  const { queryKey } = preferencesQuery(userId)

  function show({ kind, enabled }: Preference): void {
    client.setQueryData(queryKey, (unwanted = []) => {
      const others = unwanted.filter((each) => each !== kind)
      return enabled ? others : [...others, kind]
    })
  }

  return useMutation({
    mutationFn: (preference: Preference) => savePreference(userId, preference),
    // Saves run one after the other, so that the last press wins.
    scope: { id: `notification-preferences:${userId}` },
    onMutate: async (preference) => {
      await client.cancelQueries({ queryKey })
      show(preference)
    },
    meta: { failure: 'notification preference not saved' },
    onError: (_error, { kind, enabled }) => {
      show({ kind, enabled: !enabled })
      toast.error(messages.preferenceFailed)
    },
    onSettled: () => changed('notification_preferences'),
  })
}
