import { matchWords } from '../../lib/match-words.ts'
import type { LocalSource, SearchHit } from '../../lib/search-source.ts'
import type { Place } from './place.ts'
import type { Section } from './section.ts'
import { sectionTarget } from '../../lib/navigation.ts'
import { messages } from '../messages.ts'

/** The sections and what is a part of them. */
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
      ...findPlaces(places, text, true),
    ],
  }
}

export function placeSource(places: readonly Place[]): LocalSource {
  return {
    id: 'places',
    label: messages.account,
    find: (text) => findPlaces(places, text, false),
  }
}

function findPlaces(places: readonly Place[], text: string, isWithin: boolean): SearchHit[] {
  const asked = places.filter(({ within }) => Boolean(within) === isWithin)
  return matchWords(asked, text).map(({ path, label, icon }) => ({
    id: path,
    label,
    icon,
    target: { to: path },
  }))
}
