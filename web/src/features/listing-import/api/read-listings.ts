import { pickValues } from '@predio/domain/csv'
import {
  readListingRow,
  type ListingField,
  type ListingImportOptions,
  type ListingRow,
} from '@predio/domain/listing-import'
import { useQuery } from '@tanstack/react-query'
import { keyOf } from '../../../lib/data/query-keys.ts'
import { useUser } from '../../../lib/session/index.ts'
import { readInTurns, ROWS_QUERY } from '../../../capabilities/imports/read-in-turns.ts'
import { importId, type TableSource } from '../../../capabilities/imports/read-table-file.ts'

export interface ReadListings {
  rows: ListingRow[]
  idBase: string
}

export function useReadListings(
  source: TableSource,
  columns: readonly (ListingField | null)[],
  options: ListingImportOptions,
) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: keyOf('listing-import', userId, source.id, columns, options),
    queryFn: async ({ signal }): Promise<ReadListings> => ({
      idBase: await importId(new TextEncoder().encode(`${userId} ${source.id}`)),
      rows: await readInTurns(
        source.rows,
        ({ line, cells }) => readListingRow(pickValues(cells, columns), line, options),
        signal,
      ),
    }),
    ...ROWS_QUERY,
  })
}
