/** Insecure pages have no locks, so there every tab goes ahead. */
export async function inOneTab<T>(
  lock: string,
  work: () => Promise<T>,
  options: LockOptions = {},
): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? await locks.request(lock, options, work) : work()
}
