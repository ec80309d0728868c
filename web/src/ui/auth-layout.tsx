import { FileSignature, Handshake, House } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { cx } from './cx.ts'
import { Logo } from './logo.tsx'
import { ThemeSwitch } from './theme-switch.tsx'
import { messages } from './messages.ts'
import { words } from '../lib/words.ts'

let hasShownPage = false

const INSIDE = [
  { icon: House, text: messages.promiseListings },
  { icon: Handshake, text: messages.promiseClients },
  { icon: FileSignature, text: messages.promiseDocuments },
]

interface AuthLayoutProps {
  showsOffer?: boolean
  children: ReactNode
}

/** On a desktop a panel beside the card says what Predio offers; on a phone the panel is a strip above the card. */
export function AuthLayout({ showsOffer = true, children }: AuthLayoutProps) {
  const page = useRef<HTMLElement>(null)
  useFocusPageTitle(page)
  return (
    <div
      className={cx(
        'grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr] lg:grid-rows-1',
        showsOffer && 'lg:grid-cols-[3fr_2fr]',
      )}
    >
      {/* Our Content-Security-Policy refuses inline styles, so classes make the strip one row of whole tiles. */}
      <div
        aria-hidden="true"
        className="tile-wall h-4 [background-position:0_0,center_0] [background-size:auto,2rem] lg:hidden"
      />
      <div className="flex min-w-0 flex-col">
        <header className="flex items-center justify-between gap-2 px-4 py-3 sm:gap-4 sm:px-8 sm:py-4">
          <a
            href="/"
            className="inline-flex min-h-11 items-center rounded-md no-underline"
            aria-label={words.home}
          >
            <Logo />
          </a>
          <ThemeSwitch />
        </header>
        <main
          ref={page}
          className="mx-auto flex w-full max-w-md flex-1 flex-col px-4 pt-2 pb-8 sm:justify-center lg:pb-20"
        >
          {children}
        </main>
      </div>
      {showsOffer && <Offer />}
    </div>
  )
}

function Offer() {
  return (
    <aside className="tile-wall hidden items-end p-10 lg:flex xl:p-14">
      <div className="flex w-full max-w-md flex-col gap-6 rounded-xl bg-card p-8 shadow-lg">
        <p className="text-2xl font-semibold text-balance">{messages.motto}</p>
        <ul className="flex flex-col gap-4">
          {INSIDE.map(({ icon: Icon, text }) => (
            <li key={text} className="flex items-center gap-3 text-ink-soft">
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-action-soft text-action">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}

/**
 * The link that led here is gone and a screen reader would be silent, so the title takes the focus, except on the first page of the
 * visit.
 */
function useFocusPageTitle(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const title = page.current?.querySelector('h1')
    if (hasShownPage && title && document.activeElement === document.body) {
      title.tabIndex = -1
      title.focus({ preventScroll: true })
    }
    hasShownPage = true
  }, [page])
}
