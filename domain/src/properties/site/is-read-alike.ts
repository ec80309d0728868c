import {
  normalizeProperty,
  type NormalizedListing,
  type NormalizeOptions,
} from '../normalize/normalize-property.ts'

/**
 * SITE-30: compares an answer with all fields and one with selected fields. Page builders renumber the blocks of a text for each answer,
 * and the site may change meanwhile, so texts and times need only be present in both.
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
