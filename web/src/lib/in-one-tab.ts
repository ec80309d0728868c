/** Does the work in one tab at a time; the others wait. Browsers give locks to secure pages only: elsewhere every tab goes ahead. */
export async function inOneTab<T>(
  lock: string,
  work: () => Promise<T>,
  options: LockOptions = {},
): Promise<T> {
  const { locks } = navigator as { locks?: LockManager }
  return locks ? await locks.request(lock, options, work) : work()
}
