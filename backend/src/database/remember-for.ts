export function rememberFor<T>(ms: number, ask: () => Promise<T>): () => Promise<T> {
  let asked: { at: number; answer: Promise<T> } | undefined
  return () => {
    const now = performance.now()
    if (!asked || now - asked.at > ms) asked = { at: now, answer: ask() }
    return asked.answer
  }
}
