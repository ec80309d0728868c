import { useMutation } from '@tanstack/react-query'
import { supabase } from '../../../lib/supabase.ts'
import type { PropertyLink } from './list-links.ts'
import { changed } from '../../../lib/data/changed.ts'

type Dated = Pick<PropertyLink, 'id' | 'start_date' | 'end_date'>

export async function endLink({ id, start_date, end_date }: Dated, today: string): Promise<void> {
  // An agreed end in the past stays, and a link that has not begun ends on its first day.
  const isPast = end_date !== null && end_date <= today
  const lastDay = isPast ? end_date : start_date > today ? start_date : today
  await supabase()
    .from('property_clients')
    .update({ status: 'ended', end_date: lastDay })
    .eq('id', id)
    .throwOnError()
}

export function useEndLink() {
  return useMutation({
    mutationFn: ({ link, today }: { link: PropertyLink; today: string }) => endLink(link, today),
    meta: { failure: 'link not ended' },
    onSettled: () => void changed('property_clients'),
  })
}
