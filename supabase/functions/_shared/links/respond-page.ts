import { respondText } from '../respond.ts'
import { pageTooLarge } from './errors.ts'

/** LINK-05. A selection of a hundred listings with all that a listing may have has three quarters of it. */
const MAX_CHARACTERS = 2_000_000

/** What a link shows to whoever has it. */
export function respondPage(page: object): Response {
  const json = JSON.stringify(page)
  if (json.length > MAX_CHARACTERS) throw pageTooLarge()
  return respondText(json, 200, { 'x-robots-tag': 'noindex' })
}
