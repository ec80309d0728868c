import type { FieldMapping } from '@predio/domain/properties'
import { PostgrestError } from '@supabase/postgrest-js'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { changed } from '../../../lib/data/changed.ts'
import { KeyRefused, saveKeys, type KeyChanges } from '../../../lib/saved-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import {
  SETTINGS_COLUMNS,
  settingsQuery,
  type Settings,
} from '../../../records/settings/api/read-settings.ts'
import { messages } from '../messages.ts'
import { savedKeysQuery } from './read-saved-keys.ts'

export interface SettingsChange {
  wordpress_url: string | null
  wordpress_endpoint: string | null
  wordpress_field_mapping: FieldMapping
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

/** The settings are saved first, because the site key is saved for the address that they hold. */
export function useSaveSettings(settings: Settings) {
  const { id } = useUser()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: async ({ change, keys }: { change: SettingsChange; keys: KeyChanges }) => {
      const saved = await saveSettings(id, settings.id, change)
      const hasKeys = Object.keys(keys).length > 0
      return { saved, keys: hasKeys ? await saveKeys(keys) : undefined }
    },
    onSuccess: ({ saved, keys }) => {
      if (keys) cache.setQueryData(savedKeysQuery(id).queryKey, keys)
      const flags = keys && {
        has_site_key: keys.site.state !== 'none',
        has_ai_key: keys.ai.state !== 'none',
      }
      cache.setQueryData(settingsQuery(id).queryKey, { ...saved, ...flags })
    },
    // PROP-50: the database changes the copies together with the settings, which may be saved even if the keys are refused.
    onSettled: () => void changed('user_settings', 'properties'),
  })
}

/** SET-04: the text tells a refused save from a server that was not reached. */
export function describeSaveFailure(error: unknown): string {
  if (error instanceof KeyRefused) return `${messages.updateFailed}. ${error.message}`
  const isRefused = error instanceof PostgrestError && error.code !== ''
  return isRefused ? messages.updateFailed : messages.saveFailed
}
