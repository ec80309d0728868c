import {
  Suspense,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react'
import { Outlet } from 'react-router'
import { lazy } from '../../lib/lazy.ts'
import { useIsWide } from '../../lib/use-media-query.ts'
import { useFrameTitle } from '../../lib/use-title.ts'
import type { SearchSource } from '../../lib/search-source.ts'
import { LinkToCopy } from '../../capabilities/addresses/link-to-copy.ts'
import { DashboardHeader } from './dashboard-header.tsx'
import { COLUMN, FRAME, MAIN } from './frame-parts.tsx'
import { messages } from './messages.ts'
import { NavigationProgress } from './navigation-progress.tsx'
import { PhoneBar } from './phone-bar.tsx'
import type { Place } from './place.ts'
import type { Section } from './section.ts'
import { Sidebar } from './sidebar.tsx'
import { useOpenSection, useCurrentScreen } from './use-current-screen.ts'

const PhoneMenu = lazy(async () => ({ default: (await import('./phone-menu.tsx')).PhoneMenu }))

interface DashboardLayoutProps {
  sections: readonly Section[]
  places: readonly Place[]
  sources: readonly SearchSource[]
  status: ReactNode
}

/** The window scrolls instead of an element in the frame, so that Back restores the scroll position. */
export function DashboardLayout({ sections, places, sources, status }: DashboardLayoutProps) {
  const { section, place, title, heading, screen } = useCurrentScreen(sections, places)
  const open = useOpenSection(section)
  const isWide = useIsWide()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const [hasMenu, setHasMenu] = useState(false)
  const main = useRef<HTMLElement>(null)
  const titleId = useId()
  useFrameTitle(title)
  useFocusOnChange(screen, main)

  function toggleMenu(): void {
    setHasMenu(true)
    setMenuOpen(!isMenuOpen)
  }

  const navigation = { sections, places, section, place, onOpen: open }
  const menu = { isMenuOpen, onMenu: toggleMenu }
  return (
    <div className={FRAME}>
      <a
        href="#contenido"
        className="fixed top-2 left-2 z-40 -translate-y-20 rounded-md bg-action-fill px-4 py-2.5 font-medium text-on-fill focus:translate-y-0 print:hidden"
        onClick={(event) => {
          event.preventDefault()
          main.current?.focus()
        }}
      >
        {messages.skip}
      </a>
      {isWide && <Sidebar {...navigation} />}
      <div className={COLUMN}>
        <DashboardHeader
          titleId={titleId}
          title={heading}
          sources={sources}
          isWide={isWide}
          {...menu}
        />
        <div className="print:hidden">{status}</div>
        <main ref={main} id="contenido" tabIndex={-1} aria-labelledby={titleId} className={MAIN}>
          <Outlet />
        </main>
      </div>
      {!isWide && <PhoneBar sections={sections} section={section} onOpen={open} {...menu} />}
      <NavigationProgress />
      <LinkToCopy />
      {hasMenu && (
        <Suspense>
          <PhoneMenu {...navigation} isOpen={isMenuOpen} onClose={() => setMenuOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

/**
 * A new screen takes the focus, so that a screen reader says its name; the first screen does not. This effect runs before those of the
 * screen, which may focus its own title.
 */
function useFocusOnChange(key: string, target: RefObject<HTMLElement | null>): void {
  const last = useRef(key)
  useLayoutEffect(() => {
    if (last.current === key) return
    last.current = key
    target.current?.focus({ preventScroll: true })
  }, [key, target])
}
