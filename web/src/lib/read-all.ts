/** What the API gives at once (supabase/config.toml). */
const PAGE = 1000

/** All rows there are, in pages by id: what is added or removed meanwhile neither doubles nor hides another. */
export async function readAll<Row extends { id: string }>(
  readPage: (after: string, size: number) => PromiseLike<readonly Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  let after = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const page = await readPage(after, PAGE)
    rows.push(...page)
    const last = page.at(-1)
    if (!last || page.length < PAGE) return rows
    after = last.id
  }
}
