/** Without https the browser has no locks, and every tab does the work. */
export async function inOneTab<T>(
  lock: string,
  work: () => Promise<T>,
  options: LockOptions = {},
): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? await locks.request(lock, options, work) : work()
}
