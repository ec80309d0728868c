/** Runs the jobs in order, a few at a time; the first failure ends it. */
export async function runBounded<T>(
  jobs: readonly T[],
  atOnce: number,
  run: (job: T) => Promise<void>,
): Promise<void> {
  const queue = jobs.values()
  let hasFailed = false
  const worker = async () => {
    for (const job of queue) {
      if (hasFailed) return
      await run(job).catch((error: unknown) => {
        hasFailed = true
        throw error
      })
    }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, jobs.length) }, worker))
}
