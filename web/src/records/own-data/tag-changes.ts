import { foldForSearch } from '@predio/domain/text'

/** Only the differences are stored, because another tab may have changed the tags meanwhile. */
export interface TagChanges {
  added: readonly string[]
  removed: readonly string[]
}

export const NO_CHANGES: TagChanges = { added: [], removed: [] }

export function hasChanges({ added, removed }: TagChanges): boolean {
  return added.length + removed.length > 0
}

/** Tags are compared as a search does: 'Playa' and 'playá' are the same. */
export function hasTag(tags: readonly string[], tag: string): boolean {
  return tags.some((each) => isSameTag(each, tag))
}

/** The function change_property_tags() in the database applies the same rule. */
export function applyChanges(saved: readonly string[], { added, removed }: TagChanges): string[] {
  const tags = saved.filter((tag) => !removed.includes(tag))
  return [...tags, ...added.filter((tag) => !hasTag(tags, tag))]
}

type Added = { kind: 'added'; changes: TagChanges } | { kind: 'exists' } | { kind: 'nothing' }

export function addTag(saved: readonly string[], changes: TagChanges, typed: string): Added {
  const tag = typed.trim().replaceAll(/\s+/g, ' ')
  if (tag === '') return { kind: 'nothing' }
  if (hasTag(applyChanges(saved, changes), tag)) return { kind: 'exists' }
  const { added, removed } = changes
  // A removed tag that the person types again stays at its old place.
  return removed.includes(tag) && saved.includes(tag)
    ? { kind: 'added', changes: { added, removed: removed.filter((each) => each !== tag) } }
    : { kind: 'added', changes: { added: [...added, tag], removed } }
}

export function removeTag(
  saved: readonly string[],
  { added, removed }: TagChanges,
  tag: string,
): TagChanges {
  return {
    added: added.filter((each) => !isSameTag(each, tag)),
    removed: saved.includes(tag) ? [...removed, tag] : removed,
  }
}

function isSameTag(one: string, other: string): boolean {
  return foldForSearch(one) === foldForSearch(other)
}
