import { currentSession, listenToSession } from './session.ts'

/** Calls `forget` when another person signs in or out; a refreshed session of the same person changes nothing. */
export function whenPersonChanges(forget: (left: string | undefined) => void): void {
  let person = currentSession()?.user.id
  listenToSession(() => {
    const next = currentSession()?.user.id
    if (next === person) return
    const left = person
    person = next
    forget(left)
  })
}
