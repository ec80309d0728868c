/** AST-79: an answer that arrives during a deletion must not be stored, unless the deletion fails. */
const deletions = new Map<string, Promise<boolean>>()

export async function whileDeleting(id: string, work: () => Promise<void>): Promise<void> {
  const attempt = work()
  const isGone = attempt.then(
    () => true,
    () => false,
  )
  deletions.set(id, isGone)
  await attempt
}

export async function isDeleted(id: string): Promise<boolean> {
  return (await deletions.get(id)) ?? false
}
