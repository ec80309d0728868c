import { respondText } from '../respond.ts'
import { pageTooLarge } from './errors.ts'

/** LINK-05: a selection of a hundred complete listings has about three quarters of this size. */
const MAX_CHARACTERS = 2_000_000

export function respondPage(page: object): Response {
  const json = JSON.stringify(page)
  if (json.length > MAX_CHARACTERS) throw pageTooLarge()
  return respondText(json, 200, { 'x-robots-tag': 'noindex' })
}
