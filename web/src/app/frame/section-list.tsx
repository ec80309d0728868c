import { navEntry } from './nav-styles.ts'
import { prefetchScreen } from './screens.ts'
import type { SectionId } from '../../lib/navigation.ts'
import type { Section } from './section.ts'

interface SectionListProps {
  sections: readonly Section[]
  current: Section | undefined
  onOpen: (id: SectionId) => void
}

/** Buttons, not links: a section has no address that another tab could open. */
export function SectionList({ sections, current, onOpen }: SectionListProps) {
  return (
    <ul className="flex flex-col gap-1">
      {sections.map((section) => {
        const { id, label, icon: Icon } = section
        const isCurrent = id === current?.id
        return (
          <li key={id}>
            <button
              type="button"
              {...(isCurrent && { 'aria-current': 'page' })}
              onPointerEnter={() => prefetchScreen(section)}
              onFocus={() => prefetchScreen(section)}
              onClick={() => {
                prefetchScreen(section)
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
    </ul>
  )
}
