import { DONE_TITLES } from './messages.ts'

/** What was done, without whom and what it is about; null where an outcome says that nothing was. */
export function doneTitle(outcome: string): string | null {
  return Object.values(DONE_TITLES).find((title) => outcome.startsWith(title)) ?? null
}
