import { tooManyRequests } from '../_shared/errors.ts'

/** Answers are held in memory until they were read, so their number bounds the memory. */
const MAX_PER_PERSON = 8
const MAX_TOGETHER = 24

const inFlight = new Map<string, number>()
let together = 0

/** Takes a place; call what it returns to give it back. */
export function enter(person: string): () => void {
  const count = inFlight.get(person) ?? 0
  if (count >= MAX_PER_PERSON || together >= MAX_TOGETHER) throw tooManyRequests(1)
  inFlight.set(person, count + 1)
  together++
  return () => {
    together--
    const left = (inFlight.get(person) ?? 1) - 1
    if (left > 0) inFlight.set(person, left)
    else inFlight.delete(person)
  }
}
