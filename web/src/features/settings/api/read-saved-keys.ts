import { queryOptions, useQuery } from '@tanstack/react-query'
import { describeKeys, type SavedKey, type SavedKeys } from '../../../lib/saved-keys.ts'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import type { Settings } from '../../../records/settings/read-settings.ts'

/** Under the settings' own name: whoever doubts those doubts these. */
export function savedKeysQuery(userId: string) {
  return queryOptions({
    queryKey: keyOf('settings', userId, 'keys'),
    queryFn: describeKeys,
  })
}

export function useSavedKeys() {
  return useQuery(savedKeysQuery(useUser().id))
}

/** What the settings alone tell, where the keys could not be asked about. */
export function keysBySettings({ has_site_key: site, has_ai_key: ai }: Settings): SavedKeys {
  return { site: byFlag(site), ai: byFlag(ai) }
}

function byFlag(isSaved: boolean): SavedKey {
  return { state: isSaved ? 'saved' : 'none', ending: null }
}
