import { changedElsewhere } from '../../../lib/data/changed.ts'
import { queryClient } from '../../../lib/data/query-client.ts'
import { settingsQuery, type Settings } from '../../../records/settings/read-settings.ts'
import { SettingsFailed } from './describe-failure.ts'

/** Null where there is none. A key that was saved in another tab or on another device counts at once. */
export async function findKey(userId: string): Promise<string | null> {
  const query = settingsQuery(userId)
  try {
    const kept = keyIn(await queryClient.fetchQuery(query))
    return kept ?? keyIn(await queryClient.fetchQuery({ ...query, staleTime: 0 }))
  } catch (cause) {
    throw new SettingsFailed('no settings to find the key in', { cause })
  }
}

/** Whatever went wrong, the key may be another by the next question. */
export function doubtKey(): void {
  void changedElsewhere('user_settings')
}

/** The person's keys, as far as they were read: pasted into a question, they are taken out of it. */
export function knownSecrets(userId: string): string[] {
  const settings = queryClient.getQueryData(settingsQuery(userId).queryKey)
  const keys = [settings?.openai_api_key, settings?.wordpress_api_key]
  return keys.filter((key) => typeof key === 'string')
}

function keyIn(settings: Settings): string | null {
  return settings.openai_api_key?.trim() || null
}
