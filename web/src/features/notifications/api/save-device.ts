import { supabase } from '../../../lib/supabase.ts'

interface Device {
  endpoint: string
  p256dh: string
  auth: string
  /** For example 'Chrome en Android'. */
  label: string
}

/** A device that subscribes again replaces its own row, because its session may have changed. */
export async function saveDevice(userId: string, device: Device): Promise<void> {
  await supabase()
    .from('push_subscriptions')
    .upsert({ user_id: userId, ...device }, { onConflict: 'user_id,endpoint' })
    .throwOnError()
}

export async function deleteDevice(endpoint: string): Promise<void> {
  await supabase().from('push_subscriptions').delete().eq('endpoint', endpoint).throwOnError()
}
