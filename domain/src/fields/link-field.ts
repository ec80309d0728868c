import { isLink } from './is-link.ts'
import { optionalText } from './text-fields.ts'

export function optionalLink(max: number, { long, invalid }: { long: string; invalid: string }) {
  return optionalText(max, long).refine((text) => text === null || isLink(text), { error: invalid })
}
