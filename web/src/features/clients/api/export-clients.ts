import { exportClients } from '@predio/domain/csv'
import { clientSchema } from '@predio/domain/clients'
import { supabase } from '../../../lib/supabase.ts'
import type { ClientFilters } from '../list/filters.ts'
import { searchWords } from './search-words.ts'

/** What the API gives at once (supabase/config.toml). */
const PAGE = 1000

const COLUMNS =
  'id, type, first_name, last_name, email, phone, whatsapp, address, notes, tags, status, source, budget_min, budget_max'

/** Every client the filters let through, as a file for spreadsheets. */
export async function readClientsCsv(userId: string, filters: ClientFilters): Promise<string> {
  const clients = []
  let after: string | undefined
  for (;;) {
    const page = await readPage(userId, filters, after)
    clients.push(...page)
    if (page.length < PAGE) break
    after = page.at(-1)?.id
  }
  return exportClients(clients.map((row) => clientSchema.parse(row)))
}

async function readPage(userId: string, filters: ClientFilters, after: string | undefined) {
  let query = supabase().from('clients').select(COLUMNS).eq('user_id', userId)
  if (filters.type) query = query.eq('type', filters.type)
  if (filters.status) query = query.eq('status', filters.status)
  for (const word of searchWords(filters.text)) query = query.ilike('search', `%${word}%`)
  if (after !== undefined) query = query.gt('id', after)
  const { data } = await query.order('id').limit(PAGE).throwOnError()
  return data
}
