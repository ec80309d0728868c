import {
  valuationColumns,
  type EstimateValues,
  type ValuationValues,
} from '@predio/domain/estimator'
import { hashKey } from '@tanstack/react-query'
import { insertRow, saveRow, type Saved } from '../../../lib/save-row.ts'
import { useUser } from '../../../lib/session/index.ts'
import { supabase } from '../../../lib/supabase.ts'
import { VALUATION_COLUMNS, type ValuationRow } from './valuation-row.ts'
import { changed } from '../../../lib/data/changed.ts'

interface SaveValuation {
  /** Made by the form for a new one, so that sending it again cannot double it. */
  id: string
  about: ValuationValues
  values: EstimateValues
  /** As it was read; a new one has none. */
  base: ValuationRow | undefined
}

async function readValuation(userId: string, id: string): Promise<ValuationRow | null> {
  const { data } = await supabase()
    .from('valuations')
    .select(VALUATION_COLUMNS)
    .eq('id', id)
    .eq('user_id', userId)
    .maybeSingle()
    .throwOnError()
  return data
}

async function saveValuation(
  userId: string,
  { id, about, values, base }: SaveValuation,
): Promise<Saved<ValuationRow>> {
  const row = { ...about, ...valuationColumns(values) }
  const read = () => readValuation(userId, id)
  if (!base) {
    const insert = async () => {
      const { data } = await supabase()
        .from('valuations')
        .insert({ ...row, id, user_id: userId })
        .select(VALUATION_COLUMNS)
        .single()
        .throwOnError()
      return data
    }
    return { kind: 'saved', row: await insertRow<ValuationRow>({ insert, read }) }
  }
  return saveRow<ValuationRow>({
    update: async () => {
      const { data } = await supabase()
        .from('valuations')
        .update(row)
        .eq('id', id)
        .eq('user_id', userId)
        .eq('updated_at', base.updated_at)
        .select(VALUATION_COLUMNS)
        .maybeSingle()
        .throwOnError()
      return data
    },
    read,
    isSame: (stored) =>
      stored.title === row.title &&
      (stored.client?.id ?? null) === row.client_id &&
      (stored.property?.id ?? null) === row.property_id &&
      // Bedrooms, say, leave the value as it is.
      hashKey([stored.input]) === hashKey([row.input]),
  })
}

export function useSaveValuation(): (valuation: SaveValuation) => Promise<Saved<ValuationRow>> {
  const { id: userId } = useUser()
  return async (valuation) => {
    try {
      return await saveValuation(userId, valuation)
    } finally {
      void changed('valuations')
    }
  }
}
