import {
  normalizeProperty,
  type NormalizedListing,
  type NormalizeOptions,
} from '../normalize/normalize-property.ts'

/**
 * SITE-30: page builders number the blocks of a text anew for each answer, and a site may be written to meanwhile, so texts and moments
 * only have to be there in both.
 */
export function isReadAlike(whole: unknown, selected: unknown, options: NormalizeOptions): boolean {
  return (
    outlineOf(normalizeProperty(whole, options)) === outlineOf(normalizeProperty(selected, options))
  )
}

function outlineOf(read: NormalizedListing): string {
  if (read.kind === 'skipped') return JSON.stringify(read)
  const { description, summary, publishedAt, modifiedAt, ...facts } = read.property
  const given = [description, summary, publishedAt, modifiedAt].map((value) => Boolean(value))
  return JSON.stringify([facts, given, read.missingMediaIds, read.leaks])
}
