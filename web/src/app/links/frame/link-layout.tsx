import { cx } from '../../../ui/cx.ts'
import { Link2Off, MessageCircle, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/button-styles.ts'
import { Logo } from '../../../ui/logo.tsx'
import { SkipLink } from '../../site/skip-link.tsx'
import { ThemeRadios } from '../../site/theme-radios.tsx'
import { messages } from './messages.ts'

interface LinkLayoutProps {
  /** The text and the skeleton are shown until the server's function has answered. */
  loading: string
  skeleton: ReactNode
  isNarrow?: boolean
  children: ReactNode
}

const CONTACT =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line bg-card text-action transition-colors hover:bg-action-soft'

const FOOTER_LINK =
  'inline-flex min-h-11 items-center rounded-sm text-sm text-ink-soft underline underline-offset-4 hover:text-ink'

/** The build renders the frame of every page that opens without an account; the page's script fills its slots (slots.ts). */
export function LinkLayout({ loading, skeleton, isNarrow = false, children }: LinkLayoutProps) {
  return (
    <>
      <SkipLink>{messages.skip}</SkipLink>
      <AgentHeader />
      <output data-slot="announcement" className="sr-only" />
      <main
        id="contenido"
        data-slot="main"
        aria-busy="true"
        className="mx-auto flex min-h-dvh w-full max-w-5xl flex-col px-4 pt-6 pb-16 sm:px-8 sm:pt-10"
      >
        <div
          className={cx(
            'flex flex-col gap-6 noscript:hidden',
            isNarrow && 'mx-auto w-full max-w-3xl',
          )}
        >
          <p className="text-sm text-ink-soft">{loading}</p>
          <span className="h-9 w-3/5 rounded-md bg-sunken" />
          {skeleton}
        </div>
      </main>
      <LinkFooter />
      <Refusal />
      {children}
      <noscript>
        <p className="p-8 text-center">{messages.noScript}</p>
      </noscript>
    </>
  )
}

function AgentHeader() {
  return (
    <header
      data-slot="agent"
      data-state="waiting"
      className="group sticky top-0 z-20 border-b border-line bg-paper print:static"
    >
      <div data-slot="band" className="h-1 bg-action-fill" />
      <p className="mx-auto hidden h-17 max-w-5xl items-center px-4 group-data-[state=unknown]:flex sm:px-8">
        <Logo />
      </p>
      <div className="mx-auto flex h-17 max-w-5xl items-center gap-3 px-4 group-data-[state=unknown]:hidden sm:px-8">
        <span className="relative inline-flex size-12 shrink-0 items-center justify-center overflow-hidden rounded-full bg-action-soft font-semibold text-action has-data-logo:w-18 has-data-logo:rounded-md">
          <span hidden data-slot="initials" aria-hidden="true" />
          <img
            hidden
            data-slot="portrait"
            alt=""
            width="48"
            height="48"
            // Logos are made for white paper, so the ground is white in both themes.
            className="absolute inset-0 size-full object-cover data-logo:bg-on-fill data-logo:object-contain data-logo:p-1"
          />
        </span>
        <p className="mr-auto min-w-0">
          <span className="hidden h-4 w-36 rounded-sm bg-sunken group-data-[state=waiting]:block" />
          <b hidden data-slot="agent-name" className="block truncate leading-tight font-semibold" />
          <span hidden data-slot="agent-about" className="block truncate text-sm text-ink-soft" />
        </p>
        <span className="hidden sm:block">
          <AgentLogo />
        </span>
        <span className="flex gap-2 print:hidden">
          <a
            hidden
            data-slot="whatsapp"
            href="https://wa.me/"
            target="_blank"
            rel="noreferrer"
            aria-label={messages.whatsapp}
            className={CONTACT}
          >
            <MessageCircle aria-hidden="true" className="size-5" />
          </a>
          <a hidden data-slot="call" href="tel:" aria-label={messages.call} className={CONTACT}>
            <Phone aria-hidden="true" className="size-5" />
          </a>
        </span>
      </div>
    </header>
  )
}

function AgentLogo() {
  return (
    <img
      hidden
      data-slot="logo"
      alt=""
      className="h-12 w-auto max-w-32 rounded-md bg-on-fill object-contain p-1"
    />
  )
}

function LinkFooter() {
  return (
    <footer className="border-t border-line bg-sunken">
      <div className="mx-auto flex max-w-5xl flex-wrap items-center justify-between gap-x-8 gap-y-4 px-4 py-8 sm:px-8">
        <span className="sm:hidden">
          <AgentLogo />
        </span>
        <p className="flex items-center gap-2.5 text-sm text-ink-soft">
          <Logo size="small" isMarkOnly />
          {messages.madeWith}
        </p>
        <p className="flex flex-wrap gap-x-6">
          {/* PRIV-07: the link stays hidden unless the agent has published a notice. */}
          <a hidden data-slot="notice" href="/privacidad" className={FOOTER_LINK}>
            {messages.notice}
          </a>
          <a href="/privacidad" rel="noreferrer" className={FOOTER_LINK}>
            {messages.privacy}
          </a>
        </p>
        <span className="print:hidden">
          <ThemeRadios place="footer" />
        </span>
      </div>
    </footer>
  )
}

function Refusal() {
  return (
    <template data-template="refusal">
      <section className="my-auto flex flex-col items-center gap-6 rounded-xl bg-card px-6 py-16 text-center shadow-md">
        <span className="grid size-20 place-items-center rounded-full bg-attention-soft text-attention">
          <Link2Off aria-hidden="true" className="size-9" />
        </span>
        <div className="flex max-w-md flex-col gap-2">
          <h1 data-slot="title" className="text-2xl font-semibold text-balance">
            {messages.problems.failed.title}
          </h1>
          <p data-slot="text" className="text-ink-soft" />
        </div>
        <button
          type="button"
          hidden
          data-slot="retry"
          className={buttonClass('primary', 'medium', false)}
        >
          {messages.retry}
        </button>
      </section>
    </template>
  )
}
