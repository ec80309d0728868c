import {
  absoluteUrl,
  contactPath,
  type SiteFrame,
  type SiteListing,
  type SitePage,
  whatsappPath,
} from '@predio/domain/agent-site'
import { formatPhone, waMeTextUrl } from '@predio/domain/phones'
import { mapUrl, shownTitle, tourLinks } from '@predio/domain/properties'
import { amenitiesOf, factsOf, offerAndType, paragraphsOf, placeOf } from '@predio/domain/sheets'
import { ExternalLink, Mail, MapPin, Printer, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/button-styles.ts'
import { aboutAgent } from '../../links/frame/describe-agent.ts'
import { messages } from '../messages.ts'
import { AgentPicture } from '../parts/agent-picture.tsx'
import { ContactButtons, WhatsappLink } from '../parts/buttons.tsx'
import { Gallery } from '../parts/gallery.tsx'
import { ListingCards } from '../parts/listing-card.tsx'
import { Price } from '../parts/price.tsx'
import { ReservedBadge } from '../parts/reserved-badge.tsx'

type ListingPageProps = Extract<SitePage, { kind: 'listing' }>

const OUTSIDE =
  'inline-flex min-h-11 items-center gap-2 font-medium text-action underline underline-offset-4 print:hidden'

export function ListingPage({ frame, listing: site, similar }: ListingPageProps) {
  const { listing, photos } = site
  const title = shownTitle(listing.title)
  return (
    <>
      <article className="flex flex-col gap-6 pt-2">
        <Gallery photos={photos} title={title} />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_22rem] print:grid-cols-[minmax(0,1fr)_14rem] print:gap-4">
          <div className="flex min-w-0 flex-col gap-8 print:gap-4">
            <Heading site={site} title={title} />
            <Facts site={site} />
            <Description site={site} />
            <Amenities site={site} />
            <Tours site={site} />
            <Place site={site} />
            <p className="text-sm text-ink-soft">{messages.subjectToChange}</p>
          </div>
          <Aside frame={frame} site={site} title={title} />
        </div>
      </article>
      {similar.length > 0 && (
        <section className="mt-14 flex flex-col gap-6 print:hidden">
          <h2 className="text-2xl font-semibold">{messages.similar}</h2>
          <ListingCards listings={similar} hasFirst={false} />
        </section>
      )}
      <PhoneBar frame={frame} code={site.code} />
    </>
  )
}

function Heading({ site: { listing }, title }: { site: SiteListing; title: string }) {
  const place = placeOf(listing)
  return (
    <header className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-center gap-2 text-sm font-medium text-ink-soft">
        {offerAndType(listing)}
        <ReservedBadge listing={listing} />
      </p>
      <Price listing={listing} className="text-3xl" />
      {listing.price !== null && listing.currency === 'USD' && (
        <p className="text-sm text-ink-soft">{messages.inDollars}</p>
      )}
      <h1 className="text-2xl font-semibold text-balance wrap-anywhere">{title}</h1>
      {place && (
        <p className="flex gap-1.5 text-ink-soft">
          <MapPin aria-hidden="true" className="mt-1 size-4 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{place}</span>
        </p>
      )}
    </header>
  )
}

function Facts({ site: { listing } }: { site: SiteListing }) {
  const facts = factsOf(listing)
  if (facts.length === 0) return null
  return (
    <Section title={messages.facts} isTitleHidden>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 rounded-lg bg-card p-5 shadow-sm sm:grid-cols-3 print:grid-cols-4 print:bg-transparent print:p-0">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-ink-soft">{label}</dt>
            <dd className="text-lg font-semibold tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}

function Description({ site: { listing } }: { site: SiteListing }) {
  const paragraphs = paragraphsOf(listing.description)
  if (paragraphs.length === 0) return null
  return (
    <Section title={messages.about}>
      <div className="flex max-w-prose flex-col gap-3">
        {paragraphs.map((each, index) => (
          // Two paragraphs may say the same, and their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <p key={index} className="text-pretty wrap-anywhere">
            {each}
          </p>
        ))}
      </div>
    </Section>
  )
}

function Amenities({ site: { listing } }: { site: SiteListing }) {
  const amenities = amenitiesOf(listing)
  if (amenities.length === 0) return null
  return (
    <Section title={messages.amenities}>
      <ul className="flex flex-wrap gap-2">
        {amenities.map((each) => (
          <li key={each} className="rounded-full bg-sunken px-3 py-1 text-sm wrap-anywhere">
            {each}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Tours({ site: { listing } }: { site: SiteListing }) {
  const tours = tourLinks(listing)
  if (tours.length === 0) return null
  return (
    <Section title={messages.tours} isOnScreen>
      <ul className="flex flex-wrap gap-x-6">
        {tours.map(({ label, url }) => (
          <li key={url}>
            <OutsideLink href={url}>{label}</OutsideLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The map is a link, so that opening the page tells nobody else of it. */
function Place({ site: { listing } }: { site: SiteListing }) {
  const map = listing.coordinates && mapUrl({ coordinates: listing.coordinates, location: '' })
  if (!map) return null
  return (
    <Section title={messages.place} isOnScreen>
      <p>
        <OutsideLink href={map}>{messages.seeMap}</OutsideLink>
      </p>
    </Section>
  )
}

function OutsideLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow" className={OUTSIDE}>
      <ExternalLink aria-hidden="true" className="size-4.5 shrink-0" />
      {children}
    </a>
  )
}

interface SectionProps {
  title: string
  isTitleHidden?: boolean
  /** Links lead nowhere on paper. */
  isOnScreen?: boolean
  children: ReactNode
}

function Section({ title, isTitleHidden, isOnScreen, children }: SectionProps) {
  return (
    <section className={`flex flex-col gap-3 ${isOnScreen ? 'print:hidden' : ''}`}>
      <h2 className={isTitleHidden ? 'sr-only' : 'text-xl font-semibold'}>{title}</h2>
      {children}
    </section>
  )
}

interface AsideProps {
  frame: SiteFrame
  site: SiteListing
  title: string
}

function Aside({ frame, site, title }: AsideProps) {
  const { agent } = frame
  const url = absoluteUrl(frame, site.path)
  return (
    <aside className="flex flex-col gap-5 self-start rounded-xl bg-card p-6 shadow-sm lg:sticky lg:top-24 print:gap-2 print:bg-transparent print:p-0">
      <div className="flex items-center gap-3">
        <AgentPicture agent={agent} size="small" />
        <p className="min-w-0">
          <b className="block leading-tight font-semibold wrap-anywhere">{agent.name}</b>
          {aboutAgent(agent).map((each) => (
            <span key={each} className="block text-sm text-ink-soft wrap-anywhere">
              {each}
            </span>
          ))}
        </p>
      </div>
      <div className="flex flex-col gap-3 print:hidden">
        <ContactButtons frame={frame} code={site.code} isWide />
      </div>
      <div className="flex flex-wrap gap-1 border-t border-line pt-3 print:hidden">
        <a
          href={waMeTextUrl(messages.shareText(title, url))}
          target="_blank"
          rel="noreferrer"
          data-share={url}
          data-title={title}
          data-done={messages.copied}
          className={buttonClass('quiet', 'small', false)}
        >
          <Share2 aria-hidden="true" className="size-4.5" />
          <span aria-live="polite">{messages.share}</span>
        </a>
        <button
          type="button"
          data-print
          className={`${buttonClass('quiet', 'small', false)} noscript:hidden`}
        >
          <Printer aria-hidden="true" className="size-4.5" />
          {messages.sheet}
        </button>
      </div>
      <p className="hidden text-sm wrap-anywhere print:block">
        {[agent.phone && formatPhone(agent.phone), url].filter(Boolean).join(' · ')}
      </p>
    </aside>
  )
}

/** A phone keeps the agent within reach of the thumb. */
function PhoneBar({ frame, code }: { frame: SiteFrame; code: string }) {
  const { path, hasWhatsapp } = frame
  return (
    <div className="sticky bottom-0 z-10 -mx-4 mt-10 -mb-16 flex gap-2 border-t border-line bg-paper px-4 py-3 sm:hidden print:hidden">
      {hasWhatsapp && (
        <WhatsappLink
          href={whatsappPath(path, code)}
          className={`${buttonClass('primary', 'medium', false)} flex-1`}
        >
          {messages.whatsappShort}
        </WhatsappLink>
      )}
      <a
        href={contactPath(path, code)}
        className={`${buttonClass(hasWhatsapp ? 'secondary' : 'primary', 'medium', false)} flex-1`}
      >
        <Mail aria-hidden="true" className="size-5" />
        {messages.writeShort}
      </a>
    </div>
  )
}
