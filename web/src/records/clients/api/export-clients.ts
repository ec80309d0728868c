import { exportClients } from '@predio/domain/csv'
import { CLIENT_COLUMNS, storedClientSchema } from '@predio/domain/clients'
import type { Day } from '@predio/domain/views'
import { columnList } from '../../../lib/columns.ts'
import { compareRows } from '../../../lib/compare-rows.ts'
import { supabase } from '../../../lib/supabase.ts'
import { NEWEST_FIRST } from './list-clients.ts'
import { readChosen, readIds, viewQuery } from '../../../capabilities/views/api/select-rows.ts'

const COLUMNS = columnList(
  'id',
  ...CLIENT_COLUMNS,
  'needs_review',
  'created_at',
  'client_consents(given_at, withdrawn_at, notice:privacy_notices(version))',
)

export async function readClientsCsv(userId: string, view: string, day: Day): Promise<string> {
  return readChosenCsv(userId, await readIds('clients', viewQuery('clients', view, day)), day.zone)
}

export async function readChosenCsv(
  userId: string,
  ids: readonly string[],
  zone: string,
): Promise<string> {
  return toCsv(
    await readChosen(ids, (some) => selectClients(userId).in('id', some).throwOnError()),
    zone,
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
