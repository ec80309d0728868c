import type { ImportField, ImportOptions } from '@predio/domain/csv'
import { useQuery } from '@tanstack/react-query'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { checkRows, type Checked } from '../check-rows.ts'
import type { ImportSource } from '../read-file.ts'
import { listIdentities } from './list-identities.ts'

export interface CheckedImport {
  rows: Checked[]
  takenEmails: string[]
}

/** The rows as they would be imported now; again whenever a column or an option changes. */
export function useCheckedImport(
  source: ImportSource,
  columns: readonly (ImportField | null)[],
  options: ImportOptions,
) {
  const { id: userId } = useUser()
  return useQuery({
    queryKey: ['client-import', userId, source.id, columns, options],
    queryFn: async ({ signal }): Promise<CheckedImport> => {
      try {
        const known = await listIdentities(userId, signal)
        const takenEmails = known.flatMap(({ email }) => email ?? [])
        return { rows: await checkRows(source, columns, options, known, signal), takenEmails }
      } catch (error) {
        if (!signal.aborted) log.error('import not checked', error)
        throw error
      }
    },
    // Twenty thousand rows are not worth keeping or comparing.
    gcTime: 0,
    staleTime: Infinity,
    structuralSharing: false,
    placeholderData: (previous) => previous,
  })
}
