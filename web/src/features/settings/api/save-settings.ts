import type { FieldMapping } from '@predio/domain/properties'
import { PostgrestError } from '@supabase/supabase-js'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import {
  SETTINGS_COLUMNS,
  settingsQuery,
  type Settings,
} from '../../../records/settings/read-settings.ts'
import { messages } from '../messages.ts'

export interface SettingsChange {
  wordpress_url: string | null
  wordpress_api_key: string | null
  wordpress_endpoint: string | null
  wordpress_field_mapping: FieldMapping
  openai_api_key: string | null
}

async function saveSettings(userId: string, id: string, change: SettingsChange): Promise<Settings> {
  const { data } = await supabase()
    .from('user_settings')
    .upsert(
      { user_id: userId, ...change, updated_at: new Date().toISOString(), id },
      { onConflict: 'user_id' },
    )
    .select(SETTINGS_COLUMNS)
    .single()
    .throwOnError()
  return data
}

export function useSaveSettings(settings: Settings) {
  const { id } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (change: SettingsChange) => saveSettings(id, settings.id, change),
    onSuccess: (saved) => cache.setQueryData(settingsQuery(id).queryKey, saved),
  })
}

/** The database's refusal, as against not reaching it. */
export function describeSaveFailure(error: unknown): string {
  const isRefused = error instanceof PostgrestError && error.code !== ''
  return isRefused ? messages.updateFailed : messages.saveFailed
}
