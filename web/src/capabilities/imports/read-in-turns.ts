import { keepPreviousData } from '@tanstack/react-query'
import { nextTask } from '../../lib/next-task.ts'

/** After this many rows the page can react to input: 20,000 rows take a second or two. */
const ROWS_BETWEEN_PAUSES = 500

/** How the rows of a file are cached: caching and comparing 20,000 would cost more than reading them again. */
export const ROWS_QUERY = {
  gcTime: 0,
  staleTime: Infinity,
  structuralSharing: false,
  placeholderData: keepPreviousData,
} as const

export async function readInTurns<Given, Row>(
  given: readonly Given[],
  read: (given: Given) => Row,
  signal: AbortSignal,
): Promise<Row[]> {
  const rows: Row[] = []
  for (const [index, each] of given.entries()) {
    rows.push(read(each))
    if (index % ROWS_BETWEEN_PAUSES === ROWS_BETWEEN_PAUSES - 1) await nextTask()
    signal.throwIfAborted()
  }
  return rows
}
