import { keepPreviousData } from '@tanstack/react-query'
import { nextTask } from '../../lib/next-task.ts'

/** Reading 20,000 rows takes a second or two, so it pauses after this many rows to let the page react. */
const ROWS_BETWEEN_PAUSES = 500

/** Rows are neither cached nor compared, because for 20,000 rows that would cost more than reading them again. */
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
