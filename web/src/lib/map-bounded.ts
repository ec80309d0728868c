/**
 * Results are in the order of the items. After a failure no further item begins; items that are running are awaited, so that their
 * results are not lost.
 */
export async function mapBounded<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const queue = items.entries()
  const results: Result[] = []
  const failures: unknown[] = []
  const worker = async () => {
    for (const [at, item] of queue) {
      if (failures.length > 0) return
      try {
        results[at] = await work(item)
      } catch (error) {
        failures.push(error)
      }
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker))
  if (failures.length > 0) throw failures[0]
  return results
}
