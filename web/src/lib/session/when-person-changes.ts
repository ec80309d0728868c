import { currentSession, listenToSession } from './session.ts'

/** Calls `forget` when the person leaves, by themselves or in another tab, or another one comes. A renewed session of the same person changes nothing. */
export function whenPersonChanges(forget: () => void): void {
  let person = currentSession()?.user.id
  listenToSession(() => {
    const next = currentSession()?.user.id
    if (next === person) return
    person = next
    forget()
  })
}
