import { matchWords, type LocalSource } from '../search/index.ts'
import type { Place } from './place.ts'
import type { Section } from './section.ts'
import { sectionTarget } from './use-where.ts'

export function sectionSource(sections: readonly Section[]): LocalSource {
  return {
    id: 'sections',
    label: 'Secciones',
    find: (text) =>
      matchWords(sections, text).map(({ id, label, icon }) => ({
        id,
        label,
        icon,
        target: sectionTarget(id),
      })),
  }
}

export function placeSource(places: readonly Place[]): LocalSource {
  return {
    id: 'places',
    label: 'Tu cuenta',
    find: (text) =>
      matchWords(places, text).map(({ path, label, icon }) => ({
        id: path,
        label,
        icon,
        target: { to: path },
      })),
  }
}
