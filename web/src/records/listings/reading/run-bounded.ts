/**
 * Runs the jobs in order, a few at a time. After a failure no further job begins; those under way are waited for, so that
 * what they bring is not lost.
 */
export async function runBounded<T>(
  jobs: readonly T[],
  atOnce: number,
  run: (job: T) => Promise<void>,
): Promise<void> {
  const queue = jobs.values()
  const failures: unknown[] = []
  const worker = async () => {
    for (const job of queue) {
      if (failures.length > 0) return
      await run(job).catch((error: unknown) => failures.push(error))
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, jobs.length) }, worker))
  if (failures.length > 0) throw failures[0]
}
