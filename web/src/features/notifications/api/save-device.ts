import { supabase } from '../../../lib/supabase.ts'

interface Device {
  endpoint: string
  p256dh: string
  auth: string
  /** 'Chrome en Android' */
  label: string
}

/** The same device again takes the place of its row: its session may be another one. */
export async function saveDevice(userId: string, device: Device): Promise<void> {
  await supabase()
    .from('push_subscriptions')
    .upsert({ user_id: userId, ...device }, { onConflict: 'user_id,endpoint' })
    .throwOnError()
}

export async function deleteDevice(endpoint: string): Promise<void> {
  await supabase().from('push_subscriptions').delete().eq('endpoint', endpoint).throwOnError()
}
