import { optionalText } from './text-fields.ts'

/** The pattern of every column with an address: nothing else may become the target of a link. */
export function isLink(text: string): boolean {
  return /^https:\/\/\S+$/.test(text)
}

/** The address of a page elsewhere, or null. */
export function optionalLink(max: number, { long, invalid }: { long: string; invalid: string }) {
  return optionalText(max, long).refine((text) => text === null || isLink(text), { error: invalid })
}
