import { useLocation, useNavigate } from 'react-router'
import { messages } from './messages.ts'
import type { Place } from './place.ts'
import type { Section } from './section.ts'
import {
  ADDRESSES,
  DASHBOARD,
  type SectionId,
  readListAddress,
  readRecordAddress,
  sectionTarget,
  useHistoryState,
} from '../../lib/navigation.ts'

interface CurrentScreen {
  section?: Section | undefined
  place?: Place | undefined
  title: string
  heading: string
  /** Identifies the screen; a record that opens over its list does not change it. */
  screen: string
}

/**
 * The history entry holds the section, so that Back, Forward and reload return to it. Addresses of records and views, and the shortcuts
 * of the installed app, name the section themselves, because they may be opened without an entry.
 */
export function useSection(sections: readonly Section[]): Section | undefined {
  const { search, pathname } = useLocation()
  const entry = useHistoryState()
  const { section } = readRecordAddress(pathname) ?? readListAddress(pathname) ?? {}
  const wanted = section ?? entry.section ?? new URLSearchParams(search).get('seccion')
  return sections.find(({ id }) => id === wanted) ?? sections[0]
}

export function useCurrentScreen(
  sections: readonly Section[],
  places: readonly Place[],
): CurrentScreen {
  const { pathname } = useLocation()
  const path = plain(pathname)
  const chosen = useSection(sections)
  const place = placeAt(pathname, places)
  const record = readRecordAddress(path)
  const list = readListAddress(path)
  const section =
    path === DASHBOARD || (record && !place) || list
      ? chosen
      : sections.find(({ id }) => path === ADDRESSES.settings && id === 'settings')
  const title = place?.label ?? section?.label ?? messages.notFound
  return {
    section,
    place,
    title,
    heading: place ? title : (section?.heading ?? title),
    screen: `${record?.isDialog || list ? DASHBOARD : pathname} ${section?.id ?? ''}`,
  }
}

export function placeAt(pathname: string, places: readonly Place[]): Place | undefined {
  const path = readRecordAddress(pathname)?.place ?? plain(pathname)
  return places.find((place) => place.path === path)
}

function plain(pathname: string): string {
  return pathname.replace(/\/+$/, '')
}

export function useOpenSection(current: Section | undefined): (id: SectionId) => void {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  return (id) => {
    const replace = current?.id === id && pathname === DASHBOARD
    const { to, state } = sectionTarget(id)
    void navigate(to, { state, replace })
  }
}
