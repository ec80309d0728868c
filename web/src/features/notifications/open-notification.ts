import type { NavigateFunction } from 'react-router'
import { supabase } from '../../lib/supabase.ts'
import type { Notification } from './api/list-notifications.ts'
import { targetOf, type NotificationTarget } from './target-of.ts'
import { recordTarget, type Target } from '../../lib/navigation.ts'

/** To what it is about; whether there was anything to open. */
export async function openNotification(
  notification: Pick<Notification, 'kind' | 'data'>,
  navigate: NavigateFunction,
): Promise<boolean> {
  const target = targetOf(notification)
  if (!target) return false
  const { to, state } = await withListing(target)
  await navigate(to, { state })
  return true
}

/** A notice knows the local copy; the section opens by the listing's number on the site. */
async function withListing({ propertyId, ...target }: NotificationTarget): Promise<Target> {
  if (!propertyId) return target
  const { data } = await supabase()
    .from('properties')
    .select('wordpress_id')
    .eq('id', propertyId)
    .maybeSingle()
    .throwOnError()
  const listing = data?.wordpress_id
  return listing == null ? target : recordTarget('propiedades', listing)
}
