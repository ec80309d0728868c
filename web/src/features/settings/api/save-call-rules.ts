import type { CallSettings } from '@predio/domain/calls'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import {
  SETTINGS_COLUMNS,
  settingsQuery,
  type Settings,
} from '../../../records/settings/api/read-settings.ts'

async function saveCallRules(userId: string, rules: CallSettings): Promise<Settings> {
  const { data } = await supabase()
    .from('user_settings')
    .upsert({ user_id: userId, ...rules }, { onConflict: 'user_id' })
    .select(SETTINGS_COLUMNS)
    .single()
    .throwOnError()
  return data
}

export function useSaveCallRules() {
  const { id } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (rules: CallSettings) => saveCallRules(id, rules),
    meta: { failure: 'call rules not saved' },
    onSuccess: (saved) => cache.setQueryData(settingsQuery(id).queryKey, saved),
    onSettled: () => void changed('user_settings'),
  })
}
