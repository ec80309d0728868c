import { HELP } from '../../lib/help.ts'
import { Logo } from '../../ui/logo.tsx'
import { ContactLinks } from './contact-links.tsx'
import { messages } from './messages.ts'
import { ThemeRadios } from './theme-radios.tsx'

const PAGES = [
  { href: HELP, label: messages.help },
  { href: '/terminos', label: messages.terms },
  { href: '/privacidad', label: messages.privacy },
] as const

export function SiteFooter() {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-12 sm:grid-cols-2 sm:px-8 lg:grid-cols-[2fr_1fr_1fr_auto]">
        <div className="flex flex-col gap-3">
          <Logo />
          <p className="max-w-xs text-ink-soft">{messages.tagline}</p>
        </div>
        <section>
          <h2 className="mb-2 font-semibold">{messages.contact}</h2>
          <ContactLinks />
        </section>
        <section className="print:hidden">
          <h2 className="mb-2 font-semibold">{messages.legal}</h2>
          <ul>
            {PAGES.map(({ href, label }) => (
              <li key={href}>
                <a
                  href={href}
                  className="inline-flex min-h-11 items-center rounded-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline desk:min-h-8"
                >
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </section>
        <section className="noscript:hidden print:hidden">
          <h2 className="mb-2 font-semibold">{messages.appearance}</h2>
          <ThemeRadios place="footer" />
        </section>
      </div>
      <p className="border-t border-line px-4 py-6 text-center text-sm text-ink-soft">
        © {messages.rights}
      </p>
    </footer>
  )
}
