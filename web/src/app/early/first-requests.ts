import {
  COLUMNS as NOTIFICATION_COLUMNS,
  MAX_LISTED,
} from '../../features/notifications/api/list-notifications.ts'
import { SUBSCRIPTION_COLUMNS } from '../../features/subscription/api/read-subscription.ts'
import { DASHBOARD } from '../../lib/navigation.ts'
import { MAX_ROWS } from '../../lib/read-all.ts'
import { LINK_COLUMNS } from '../../records/links/api/list-links.ts'
import { LOCAL_COLUMNS } from '../../records/listings/api/list-local-properties.ts'
import { PROFILE_COLUMNS } from '../../capabilities/profile/api/read-profile.ts'
import { SETTINGS_COLUMNS } from '../../records/settings/api/read-settings.ts'

export interface FirstRequest {
  path: string
  accept?: string
}

const ONE_ROW = { accept: 'application/vnd.pgrst.object+json' }

/** The requests must equal those of PostgREST's client. */
export function firstRequests(
  userId: string,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): FirstRequest[] {
  const own = `eq.${userId}`
  const newestFirst = (id: string, count: number) => ({
    order: `created_at.desc,id.${id}`,
    limit: String(count),
  })
  const always = [
    request('user_settings', SETTINGS_COLUMNS, { user_id: own }),
    request('profiles', PROFILE_COLUMNS, { id: own }, ONE_ROW),
    request('subscriptions', SUBSCRIPTION_COLUMNS, { user_id: own }, ONE_ROW),
    request('notifications', NOTIFICATION_COLUMNS, {
      user_id: own,
      ...newestFirst('desc', MAX_LISTED),
    }),
  ]
  if (pathname !== DASHBOARD || search !== '') return always
  return [
    ...always,
    request('properties', LOCAL_COLUMNS, { user_id: own, ...newestFirst('asc', MAX_ROWS) }),
    request('property_clients', LINK_COLUMNS, {
      user_id: own,
      status: 'eq.active',
      ...newestFirst('asc', MAX_ROWS),
    }),
  ]
}

function request(
  table: string,
  columns: string,
  conditions: Record<string, string>,
  wanted: Pick<FirstRequest, 'accept'> = {},
): FirstRequest {
  const query = new URLSearchParams({ select: columns.replaceAll(' ', ''), ...conditions })
  return { path: `/rest/v1/${table}?${query}`, ...wanted }
}
