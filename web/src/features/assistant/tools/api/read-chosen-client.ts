import type { ToolClient } from '@predio/domain/assistant'
import { log } from '../../../../lib/log.ts'
import { supabase } from '../../../../lib/supabase.ts'

/** A picker knows only names; a message needs the number. */
export async function readChosenClient(userId: string, id: string): Promise<ToolClient> {
  try {
    const { data } = await supabase()
      .from('clients')
      .select('id, first_name, last_name, email, phone, whatsapp')
      .eq('id', id)
      .eq('user_id', userId)
      .single()
      .throwOnError()
    return data
  } catch (error) {
    log.error('chosen client not read', error)
    throw error
  }
}
