import { matchWords } from '../../lib/match-words.ts'
import type { LocalSource, SearchHit } from '../../lib/search-source.ts'
import type { Place } from './place.ts'
import type { Section } from './section.ts'
import { sectionTarget } from '../../lib/navigation.ts'
import { messages } from '../messages.ts'

export function sectionSource(sections: readonly Section[], places: readonly Place[]): LocalSource {
  return {
    id: 'sections',
    label: messages.sections,
    find: (text) => [
      ...matchWords(sections, text).map(({ id, label, icon }) => ({
        id,
        label,
        icon,
        target: sectionTarget(id),
      })),
      ...findPlaces(places, text),
    ],
  }
}

export function placeSource(places: readonly Place[]): LocalSource {
  return {
    id: 'places',
    label: messages.account,
    find: (text) => findPlaces(places, text),
  }
}

function findPlaces(places: readonly Place[], text: string): SearchHit[] {
  return matchWords(places, text).map(({ path, label, icon }) => ({
    id: path,
    label,
    icon,
    target: { to: path },
  }))
}
