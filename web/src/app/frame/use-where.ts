import { useLocation, useNavigate, type Location } from 'react-router'
import { readRecordAddress } from '../../lib/record-address.ts'
import { messages } from './messages.ts'
import type { Place } from './place.ts'
import type { Section, SectionId } from './section.ts'

const HOME = '/dashboard'

interface SectionState {
  section?: SectionId
}

interface Where {
  section?: Section | undefined
  place?: Place | undefined
  title: string
}

/**
 * The section lives in the history entry, not in the address: Back, Forward and reload keep the place. Only the addresses of
 * records and the installed app's shortcuts, which may come without an entry, name one.
 */
export function useSection(sections: readonly Section[]): Section | undefined {
  const { state, search, pathname } = useLocation() as Location<SectionState | null>
  const record = readRecordAddress(pathname)
  if (record) return sections.find(({ records }) => records === record.kind)
  const wanted = state?.section ?? new URLSearchParams(search).get('seccion')
  return sections.find(({ id }) => id === wanted) ?? sections[0]
}

export function useWhere(sections: readonly Section[], places: readonly Place[]): Where {
  const { pathname } = useLocation()
  const path = plain(pathname)
  const chosen = useSection(sections)
  const place = placeAt(pathname, places)
  const section =
    path === HOME || readRecordAddress(path)
      ? chosen
      : sections.find(
          ({ id }) => id === place?.within || (path === `${HOME}/${id}` && id === 'settings'),
        )
  return { section, place, title: place?.label ?? section?.label ?? messages.notFound }
}

export function placeAt(pathname: string, places: readonly Place[]): Place | undefined {
  return places.find(({ path }) => path === plain(pathname))
}

/** The router takes an address with a slash at its end for the same. */
function plain(pathname: string): string {
  return pathname.replace(/\/+$/, '')
}

/** To a section; once more to the same one leaves no second step in the history. */
export function useOpenSection(current: Section | undefined): (id: SectionId) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (id) => {
    const replace = current?.id === id && pathname === HOME
    void navigate(HOME, { state: { section: id } satisfies SectionState, replace })
  }
}

/** The same for the search, which leads by address and state. */
export function sectionTarget(id: SectionId): { to: string; state: SectionState } {
  return { to: HOME, state: { section: id } }
}
