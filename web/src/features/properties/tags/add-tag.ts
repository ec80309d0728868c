import { foldForSearch } from '@predio/domain/text'

type Added = { kind: 'added'; tags: readonly string[] } | { kind: 'exists' } | { kind: 'nothing' }

/** Specification, platform section 5: trimmed, empty ignored, no duplicates. 'Playa' and 'playá' are one to a search. */
export function addTag(tags: readonly string[], typed: string): Added {
  const tag = typed.trim().replaceAll(/\s+/g, ' ')
  if (tag === '') return { kind: 'nothing' }
  if (tags.some((each) => foldForSearch(each) === foldForSearch(tag))) return { kind: 'exists' }
  return { kind: 'added', tags: [...tags, tag] }
}
