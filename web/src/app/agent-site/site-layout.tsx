import {
  agentTitle,
  type Breadcrumb,
  contactPath,
  listingsPath,
  noticePath,
  type SiteFrame,
  whatsappPath,
} from '@predio/domain/agent-site'
import { LINK_LABELS, showLink } from '@predio/domain/identity'
import { ChevronRight, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { Logo } from '../../ui/logo.tsx'
import { SkipLink } from '../site/skip-link.tsx'
import { ThemeRadios } from '../site/theme-radios.tsx'
import { aboutAgent, describeAgent } from '../links/frame/describe-agent.ts'
import { messages } from './messages.ts'
import { AgentPicture } from './parts/agent-picture.tsx'
import { ColorFill } from './parts/color-fill.tsx'

interface SiteLayoutProps {
  frame: SiteFrame | null
  breadcrumbs: readonly Breadcrumb[]
  children: ReactNode
}

const WIDTH = 'mx-auto w-full max-w-6xl px-4 sm:px-8'
const FOOTER_LINK =
  'inline-flex min-h-11 items-center rounded-sm text-sm text-ink-soft underline underline-offset-4 hover:text-ink desk:min-h-8'

export function SiteLayout({ frame, breadcrumbs, children }: SiteLayoutProps) {
  return (
    <>
      <SkipLink>{messages.skip}</SkipLink>
      {frame ? <AgentHeader frame={frame} /> : <PlainHeader />}
      <main
        id="contenido"
        className={`${WIDTH} flex min-h-[70dvh] flex-col pb-16 print:min-h-0 print:pb-4`}
      >
        {breadcrumbs.length > 0 && <Breadcrumbs breadcrumbs={breadcrumbs} />}
        {children}
      </main>
      <SiteFooter frame={frame} />
    </>
  )
}

function AgentHeader({ frame }: { frame: SiteFrame }) {
  const { agent, path, hasWhatsapp } = frame
  const [about] = aboutAgent(agent)
  return (
    <header className="sticky top-0 z-20 border-b border-line bg-paper print:static print:bg-transparent">
      <ColorFill color={agent.color} className="block h-1 w-full" />
      <div className={`${WIDTH} flex h-17 items-center gap-2 sm:gap-4`}>
        <a
          href={path}
          className="mr-auto flex min-h-12 min-w-0 items-center gap-3 rounded-md pr-1 no-underline"
        >
          <AgentPicture agent={agent} size="small" />
          <span className="min-w-0">
            <b className="block truncate leading-tight font-semibold">{agentTitle(frame)}</b>
            {about && <span className="block truncate text-sm text-ink-soft">{about}</span>}
          </span>
        </a>
        <nav aria-label={messages.menu} className="flex items-center sm:gap-2 print:hidden">
          <HeaderLink href={listingsPath(path)}>{messages.listings}</HeaderLink>
          <span className="max-sm:hidden">
            <HeaderLink href={contactPath(path)}>{messages.contact}</HeaderLink>
          </span>
        </nav>
        {hasWhatsapp && (
          <a
            href={whatsappPath(path)}
            target="_blank"
            rel="nofollow noreferrer"
            aria-label={messages.whatsapp}
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-full border border-line bg-card text-action transition-colors hover:bg-action-soft print:hidden"
          >
            <MessageCircle aria-hidden="true" className="size-5" />
          </a>
        )}
      </div>
    </header>
  )
}

function HeaderLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center rounded-md px-2 font-medium text-ink no-underline hover:bg-sunken sm:px-3"
    >
      {children}
    </a>
  )
}

function PlainHeader() {
  return (
    <header className="border-b border-line">
      <p className={`${WIDTH} flex h-17 items-center`}>
        <Logo />
      </p>
    </header>
  )
}

function Breadcrumbs({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) {
  const last = breadcrumbs.length - 1
  return (
    <nav aria-label={messages.breadcrumbs} className="pt-3 print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
        {breadcrumbs.map(({ name, path }, index) => (
          <li key={path} className="flex min-w-0 items-center gap-1">
            {index === last ? (
              <span aria-current="page" className="line-clamp-1 wrap-anywhere">
                {name}
              </span>
            ) : (
              <>
                <a
                  href={path}
                  className="inline-flex min-h-11 items-center rounded-sm underline-offset-4 hover:text-ink hover:underline desk:min-h-8"
                >
                  {index === 0 ? messages.home : name}
                </a>
                <ChevronRight aria-hidden="true" className="size-4 shrink-0" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function SiteFooter({ frame }: { frame: SiteFrame | null }) {
  return (
    <footer className="border-t border-line bg-sunken print:border-0 print:bg-transparent">
      <div className={`${WIDTH} flex flex-col gap-6 py-8 print:py-0`}>
        {frame && <AgentFooter frame={frame} />}
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 print:hidden">
          <a
            href="/"
            className="flex min-h-11 items-center gap-2.5 text-sm text-ink-soft no-underline"
          >
            <Logo size="small" isMarkOnly />
            {messages.madeWith}
          </a>
          <p className="flex flex-wrap gap-x-6">
            <a href="/privacidad" className={FOOTER_LINK}>
              {messages.privacy}
            </a>
            {frame && (
              <a href={frame.reportUrl} rel="nofollow" className={FOOTER_LINK}>
                {messages.report}
              </a>
            )}
          </p>
          <ThemeRadios place="footer" />
        </div>
      </div>
    </footer>
  )
}

function AgentFooter({ frame }: { frame: SiteFrame }) {
  const { agent, path, hasNotice, complaintsEmail } = frame
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm font-medium wrap-anywhere print:hidden">{describeAgent(agent)}</p>
      <ul className="flex flex-wrap gap-x-6 print:hidden">
        {hasNotice && (
          <li>
            <a href={noticePath(path)} className={FOOTER_LINK}>
              {messages.notice}
            </a>
          </li>
        )}
        <li>
          <a href={contactPath(path)} className={FOOTER_LINK}>
            {messages.contact}
          </a>
        </li>
        {agent.links.map(({ kind, url }) => (
          <li key={kind}>
            <a href={url} rel="me noreferrer" title={showLink(url)} className={FOOTER_LINK}>
              {LINK_LABELS[kind]}
            </a>
          </li>
        ))}
      </ul>
      {complaintsEmail && (
        <p className="text-sm text-ink-soft">
          {messages.complaints}:{' '}
          <a href={`mailto:${complaintsEmail}`} className="underline underline-offset-4">
            {complaintsEmail}
          </a>
        </p>
      )}
    </div>
  )
}
