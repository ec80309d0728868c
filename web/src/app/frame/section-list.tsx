import { navEntry } from './nav-styles.ts'
import type { Place } from './place.ts'
import { PlaceEntries } from './place-list.tsx'
import { prefetchScreen } from './screens.ts'
import type { SectionId } from '../../lib/navigation.ts'
import type { Section } from './section.ts'

export interface NavigationProps {
  sections: readonly Section[]
  places: readonly Place[]
  section: Section | undefined
  place: Place | undefined
  onOpen: (id: SectionId) => void
}

interface SectionListProps extends NavigationProps {
  onFollow?: () => void
}

/** FRAME-12: places without a section are listed below the sections. */
export function SectionList({ sections, places, section, place, ...rest }: SectionListProps) {
  const { onOpen, onFollow } = rest
  return (
    <ul className="flex flex-col gap-0.5">
      {sections.map((each) => {
        const { id, label, icon: Icon } = each
        const isCurrent = id === section?.id
        return (
          <li key={id}>
            {/* A section has no address that another tab could open, so it is a button. */}
            <button
              type="button"
              {...(isCurrent && { 'aria-current': 'page' })}
              onPointerEnter={() => prefetchScreen(each)}
              onFocus={() => prefetchScreen(each)}
              onClick={() => {
                prefetchScreen(each)
                onFollow?.()
                onOpen(id)
              }}
              className={navEntry(isCurrent)}
            >
              <Icon aria-hidden="true" />
              {label}
            </button>
          </li>
        )
      })}
      <li aria-hidden="true" className="mx-3 my-2 border-t border-line" />
      <PlaceEntries area="sections" places={places} current={place} onFollow={onFollow} />
    </ul>
  )
}
