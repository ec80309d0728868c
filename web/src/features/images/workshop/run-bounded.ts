/** All of them, a few at a time, the results in their order. The work says for itself what failed. */
export async function runBounded<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  let next = 0
  async function take(): Promise<void> {
    for (let at = next++; at < items.length; at = next++) {
      results[at] = await work(items[at] as Item)
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, take))
  return results
}
