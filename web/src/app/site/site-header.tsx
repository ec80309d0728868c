import { DASHBOARD } from '../../lib/navigation.ts'
import { buttonClass } from '../../ui/button-styles.ts'
import { Logo } from '../../ui/logo.tsx'
import { messages, SECTIONS } from './messages.ts'
import { ThemeRadios } from './theme-radios.tsx'

export function SiteHeader() {
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:static print:border-0">
      <div className="mx-auto flex h-16 max-w-7xl items-center gap-2 px-4 sm:gap-4 sm:px-8">
        <a
          href="/"
          aria-label={messages.home}
          className="mr-auto inline-flex min-h-11 items-center rounded-md lg:mr-4"
        >
          <span className="inline-flex sm:hidden">
            <Logo size="small" />
          </span>
          <span className="hidden sm:inline-flex">
            <Logo />
          </span>
        </a>
        <nav aria-label={messages.sections} className="mr-auto hidden gap-8 lg:flex print:hidden">
          {SECTIONS.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center justify-center rounded-md text-sm font-medium text-ink-soft transition-colors hover:text-ink"
            >
              {label}
            </a>
          ))}
        </nav>
        <div className="hidden xl:block print:hidden">
          <ThemeRadios place="header" />
        </div>
        <span className="contents in-data-signed-in:hidden print:hidden">
          <a
            href="/login"
            className={`${buttonClass('quiet', 'small', false)} max-[22.5rem]:hidden`}
          >
            {messages.login}
          </a>
          <a href="/register" className={buttonClass('primary', 'small', false)}>
            {messages.register}
          </a>
        </span>
        <span className="hidden in-data-signed-in:contents print:hidden">
          <a href={DASHBOARD} className={buttonClass('primary', 'small', false)}>
            {messages.toApp}
          </a>
        </span>
      </div>
    </header>
  )
}
