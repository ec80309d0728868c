/** Whether each was deleted in the end. What is still being answered may arrive meanwhile, and must not bring it back. */
const deletions = new Map<string, Promise<boolean>>()

/** Nothing is stored in it from now on, unless deleting it fails. */
export async function whileDeleting(id: string, work: () => Promise<void>): Promise<void> {
  const attempt = work()
  const isGone = attempt.then(
    () => true,
    () => false,
  )
  deletions.set(id, isGone)
  await attempt
}

/** Waits for a deletion that is under way. */
export async function isDeleted(id: string): Promise<boolean> {
  return (await deletions.get(id)) ?? false
}
