import { STARTER_SCRIPTS } from '@predio/domain/scripts'
import { useMutation } from '@tanstack/react-query'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { changed } from '../../../lib/data/changed.ts'

/** SCRIPT-12: adds the samples whose titles the library does not have yet. */
async function addStarters(userId: string): Promise<number> {
  const now = Date.now()
  const taken = await readTitles(userId)
  const missing = STARTER_SCRIPTS.filter(({ title }) => !taken.has(title.toLowerCase()))
  if (missing.length === 0) return 0
  // The library sorts by time, so the times differ by a millisecond to keep this order.
  const rows = missing.map(({ title, category, content }, index) => ({
    title,
    category,
    content,
    user_id: userId,
    created_at: new Date(now - index).toISOString(),
  }))
  const { data } = await supabase()
    .from('sales_scripts')
    .upsert(rows, { onConflict: 'user_id,title', ignoreDuplicates: true })
    .select('id')
    .throwOnError()
  return data.length
}

async function readTitles(userId: string): Promise<Set<string>> {
  const { data } = await supabase()
    .from('sales_scripts')
    .select('title')
    .eq('user_id', userId)
    .throwOnError()
  return new Set(data.map(({ title }) => title.toLowerCase()))
}

export function useAddStarters() {
  const { id } = useUser()
  return useMutation({
    mutationFn: () => addStarters(id),
    meta: { failure: 'starter scripts not added' },
    onSettled: () => changed('sales_scripts'),
  })
}
