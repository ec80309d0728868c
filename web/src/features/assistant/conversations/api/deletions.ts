/** Deletions of conversations by id, each resolving to whether it succeeded: an answer that arrives later must not be stored (AST-79). */
const deletions = new Map<string, Promise<boolean>>()

/** From now on nothing is stored in the conversation, unless deleting it fails. */
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
