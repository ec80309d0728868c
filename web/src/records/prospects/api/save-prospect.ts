import type { OtherField, ProspectSource, ProspectValues } from '@predio/domain/prospects'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { recordKind, type RecordToSave } from '../../../lib/save-record.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { PROSPECT_COLUMNS, type Prospect } from './prospect-row.ts'

const prospects = recordKind({
  table: 'prospects',
  select: () => supabase().from('prospect_rows').select(PROSPECT_COLUMNS),
  toRow: (row): Prospect => row,
})

/** The source is written only for a new prospect. */
export function useSaveProspect() {
  const { id: userId } = useUser()
  return ({ id, values, base, source }: ProspectToSave) =>
    base
      ? prospects.update(userId, base, values)
      : prospects.create(userId, { id, values: { ...values, source } })
}

interface ProspectToSave extends RecordToSave<ProspectValues, Prospect> {
  source: ProspectSource
}

export function prospectQuery(userId: string, id: string) {
  return queryOptions({
    queryKey: keyOf('prospects', userId, 'one', id),
    queryFn: () => prospects.read(userId, id),
  })
}

/** Fields of the prospect's form that no rule recognised; lists do not read them. */
export function useOtherFields(id: string) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('prospects', userId, 'others', id),
    queryFn: async ({ signal }) => {
      const { data } = await supabase()
        .from('prospects')
        .select('other_fields')
        .eq('id', id)
        .eq('user_id', userId)
        .abortSignal(signal)
        .maybeSingle()
        .throwOnError()
      return (data?.other_fields ?? []) as unknown as OtherField[]
    },
  })
}
