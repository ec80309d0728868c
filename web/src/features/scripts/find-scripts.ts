import type { ScriptCategory } from '@predio/domain/scripts'
import { foldForSearch } from '@predio/domain/text'

interface Findable {
  title: string
  content: string
}

/** SCRIPT-11: every word must occur in title or content, whatever its accents and case. */
export function findScripts<T extends Findable>(scripts: readonly T[], text: string): readonly T[] {
  const words = foldForSearch(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return scripts
  return scripts.filter(({ title, content }) => {
    const searched = foldForSearch(`${title} ${content}`)
    return words.every((word) => searched.includes(word))
  })
}

export type CategoryTab = 'all' | ScriptCategory

export function ofCategory<T extends { category: ScriptCategory }>(
  scripts: readonly T[],
  tab: CategoryTab,
): readonly T[] {
  return tab === 'all' ? scripts : scripts.filter(({ category }) => category === tab)
}
