import { CLIENT_TYPES } from '@predio/domain/clients'
import type { FillClient, FillProperty } from '@predio/domain/documents'
import { supabase } from '../../../../lib/supabase.ts'

export async function readFillClient(userId: string, id: string): Promise<FillClient | null> {
  const { data } = await supabase()
    .from('clients')
    .select('type, first_name, last_name, address, email, phone')
    .eq('user_id', userId)
    .eq('id', id)
    .maybeSingle()
    .throwOnError()
  if (!data) return null
  const type = CLIENT_TYPES.find((known) => known === data.type) ?? 'comprador'
  return { ...data, type }
}

export async function readFillProperty(userId: string, id: string): Promise<FillProperty | null> {
  const { data } = await supabase()
    .from('properties')
    .select('title, location, price, currency, operation')
    .eq('user_id', userId)
    .eq('id', id)
    .maybeSingle()
    .throwOnError()
  return data
}
