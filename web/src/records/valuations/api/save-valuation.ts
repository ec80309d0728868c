import {
  valuationColumns,
  type EstimateValues,
  type ValuationValues,
} from '@predio/domain/estimator'
import { recordKind, type RecordToSave } from '../../../lib/save-record.ts'
import { supabase } from '../../../lib/supabase.ts'
import { VALUATION_COLUMNS, type ValuationRow } from './valuation-row.ts'

export const valuations = recordKind({
  table: 'valuations',
  select: () => supabase().from('valuations').select(VALUATION_COLUMNS),
  toRow: (row): ValuationRow => row,
  toColumns: ({ client, property, ...row }) => ({
    ...row,
    client_id: client?.id ?? null,
    property_id: property?.id ?? null,
  }),
})

interface Valuation {
  about: ValuationValues
  estimate: EstimateValues
}

export function useSaveValuation() {
  const save = valuations.useSave()
  return ({ values: { about, estimate }, ...valuation }: RecordToSave<Valuation>) =>
    save({ ...valuation, values: { ...about, ...valuationColumns(estimate) } })
}
