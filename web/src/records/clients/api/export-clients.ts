import { exportClients } from '@predio/domain/csv'
import { CLIENT_COLUMNS, storedClientSchema } from '@predio/domain/clients'
import { columnList } from '../../../lib/columns.ts'
import { compareRows } from '../../../lib/compare-rows.ts'
import { supabase } from '../../../lib/supabase.ts'
import { NEWEST_FIRST } from './list-clients.ts'
import { readChosen, readIds, viewQuery } from '../../../capabilities/views/api/select-rows.ts'
import type { CsvRequest } from '../../../capabilities/views/api/view-list.ts'

const COLUMNS = columnList(
  'id',
  ...CLIENT_COLUMNS,
  'needs_review',
  'created_at',
  'client_consents(given_at, withdrawn_at, notice:privacy_notices(version))',
)

export async function readClientsCsv({ userId, view, day, ids }: CsvRequest): Promise<string> {
  const asked = ids ?? (await readIds('clients', viewQuery('clients', view, day)))
  return toCsv(
    await readChosen(asked, (some) => selectClients(userId).in('id', some).throwOnError()),
    day.zone,
  )
}

type ExportedRow = NonNullable<Awaited<ReturnType<typeof selectClients>>['data']>[number]

function toCsv(rows: readonly ExportedRow[], zone: string): string {
  const newestFirst = compareRows<ExportedRow>(...NEWEST_FIRST)
  return exportClients(
    rows.toSorted(newestFirst).map(({ client_consents: consents, ...row }) => ({
      client: storedClientSchema.parse(row),
      consents,
    })),
    zone,
  )
}

function selectClients(userId: string) {
  return supabase().from('clients').select(COLUMNS).eq('user_id', userId)
}
