import type { ImportedRow, ImportField, ImportOptions } from '@predio/domain/csv'
import { useQuery } from '@tanstack/react-query'
import { useUser } from '../../../../lib/session/index.ts'
import { ROWS_QUERY } from '../../../../capabilities/imports/read-in-turns.ts'
import { readRows, type KnownClient } from '../check-rows.ts'
import type { ImportSource } from '../read-file.ts'
import { listIdentities } from './list-identities.ts'
import { keyOf } from '../../../../lib/data/query-keys.ts'

export interface ReadImport {
  rows: ImportedRow[]
  known: KnownClient[]
}

export function useReadImport(
  source: ImportSource,
  columns: readonly (ImportField | null)[],
  options: ImportOptions,
) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('client-import', userId, source.id, columns, options),
    queryFn: async ({ signal }): Promise<ReadImport> => {
      const known = await listIdentities(userId, signal)
      return { rows: await readRows(source, columns, options, signal), known }
    },
    ...ROWS_QUERY,
  })
}
