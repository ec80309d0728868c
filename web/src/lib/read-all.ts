import { cursorAfter, pageAfter, type Order, type Pageable } from './data/keyset.ts'

/** The API returns at most this many rows at once (max_rows in supabase/config.toml). */
export const MAX_ROWS = 1000

export interface Page<Row, Cursor> {
  rows: readonly Row[]
  next: Cursor | null
}

interface Selected<Row> extends Pageable {
  abortSignal(signal: AbortSignal): this
  throwOnError(): PromiseLike<{ data: Row[] }>
}

export async function* readPages<Row, Cursor>(
  readPage: (after: Cursor | null) => PromiseLike<Page<Row, Cursor>>,
): AsyncGenerator<readonly Row[]> {
  let after: Cursor | null = null
  do {
    const page: Page<Row, Cursor> = await readPage(after)
    yield page.rows
    after = page.next
  } while (after !== null)
}

/** `query` makes a new builder for each page, because a builder can be used once. */
export async function readAll<Row extends object>(
  select: () => Selected<Row>,
  order: Order<Row>,
  signal?: AbortSignal,
): Promise<Row[]> {
  const all: Row[] = []
  const pages = readPages<Row, Row>(async (after) => {
    const query = pageAfter(select(), order, after, MAX_ROWS)
    const { data } = await (signal ? query.abortSignal(signal) : query).throwOnError()
    return { rows: data, next: cursorAfter(data, MAX_ROWS) }
  })
  for await (const rows of pages) all.push(...rows)
  return all
}
