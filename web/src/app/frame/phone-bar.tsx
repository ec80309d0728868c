import { Ellipsis } from 'lucide-react'
import { cx } from '../../ui/cx.ts'
import { prefetchScreen } from './screens.ts'
import type { SectionId } from '../../lib/navigation.ts'
import type { Section } from './section.ts'
import { messages } from '../messages.ts'

interface PhoneBarProps {
  sections: readonly Section[]
  section: Section | undefined
  isMenuOpen: boolean
  onOpen: (id: SectionId) => void
  onMenu: () => void
}

/** FRAME-06: the bar at the foot of a phone shows the most used sections. */
export function PhoneBar({ sections, section, isMenuOpen, onOpen, onMenu }: PhoneBarProps) {
  const barSections = sections.filter(({ isInPhoneBar }) => isInPhoneBar)
  return (
    <nav
      aria-label="A la mano"
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      <ul className="mx-auto flex max-w-xl">
        {barSections.map((each) => {
          const { id, label, icon: Icon } = each
          const isCurrent = id === section?.id
          return (
            <li key={id} className="min-w-0 flex-auto">
              <button
                type="button"
                {...(isCurrent && { 'aria-current': 'page' })}
                onClick={() => {
                  prefetchScreen(each)
                  onOpen(id)
                }}
                className={barEntry(isCurrent)}
              >
                <Icon aria-hidden="true" />
                {label}
              </button>
            </li>
          )
        })}
        <li className="min-w-0 flex-auto">
          <button
            type="button"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={onMenu}
            className={barEntry(!barSections.some(({ id }) => id === section?.id))}
          >
            <Ellipsis aria-hidden="true" />
            {messages.more}
          </button>
        </li>
      </ul>
    </nav>
  )
}

function barEntry(isCurrent: boolean): string {
  return cx(
    'flex h-16 w-full cursor-pointer flex-col items-center justify-center gap-1 px-0.5 text-xs outline-0 max-[22.5rem]:text-[0.6875rem] transition-colors focus-visible:outline-2 focus-visible:-outline-offset-4 focus-visible:outline-focus',
    '[&>svg]:h-7 [&>svg]:w-12 [&>svg]:rounded-full [&>svg]:py-1 [&>svg]:transition-colors',
    isCurrent ? 'font-semibold text-action [&>svg]:bg-action-soft' : 'text-ink-soft hover:text-ink',
  )
}
