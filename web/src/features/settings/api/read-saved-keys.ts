import { queryOptions, useQuery } from '@tanstack/react-query'
import { describeKeys, type SavedKey, type SavedKeys } from '../../../lib/saved-keys.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import type { Settings } from '../../../records/settings/api/read-settings.ts'

/** The query key is below that of the settings, so that invalidating the settings invalidates the saved keys, too. */
export function savedKeysQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('settings', userId, 'keys'),
    queryFn: describeKeys,
  })
}

export function useSavedKeys() {
  return useQuery(savedKeysQuery(useUser().id))
}

/** The settings tell only whether there are keys, not the last characters of these keys. */
export function keysBySettings({ has_site_key: site, has_ai_key: ai }: Settings): SavedKeys {
  return { site: byFlag(site), ai: byFlag(ai) }
}

function byFlag(isSaved: boolean): SavedKey {
  return { state: isSaved ? 'saved' : 'none', ending: null }
}
