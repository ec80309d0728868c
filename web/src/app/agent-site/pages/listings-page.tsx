import { listingsPath, type SitePage, writeSiteFilters } from '@predio/domain/agent-site'
import { ChevronLeft, ChevronRight, SearchX, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { buttonClass } from '../../../ui/button-styles.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { activeFilters } from '../active-filters.ts'
import { messages } from '../messages.ts'
import { ContactButtons } from '../parts/buttons.tsx'
import { FiltersForm } from '../parts/filters-form.tsx'
import { ListingCards } from '../parts/listing-card.tsx'

type Listings = Extract<SitePage, { kind: 'listings' }>

const CHIP =
  'inline-flex min-h-11 max-w-full items-center gap-1.5 rounded-full px-4 text-sm font-medium no-underline desk:min-h-8'

export function ListingsPage(page: Listings) {
  const { frame, filters, options, listings, total } = page
  const active = activeFilters(frame.path, filters)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 pt-2 pb-4">
        <h1 className="text-2xl font-semibold text-balance wrap-anywhere sm:text-3xl">
          {messages.listTitle(filters.type, filters.operation, filters.zone)}
        </h1>
        <p className="text-ink-soft tabular-nums">{messages.count(total)}</p>
      </div>
      <div className="flex flex-col gap-4 pb-6">
        <FiltersForm
          site={frame.path}
          filters={filters}
          options={options}
          activeCount={active.length}
        />
        {active.length > 0 && (
          <ul aria-label={messages.activeFilters} className="flex flex-wrap gap-2 print:hidden">
            {active.map(({ label, path }) => (
              <li key={path} className="max-w-full">
                <a
                  href={path}
                  aria-label={messages.removeFilter(label)}
                  className={`${CHIP} bg-action-soft text-action`}
                >
                  <span className="truncate">{label}</span>
                  <X aria-hidden="true" className="size-4 shrink-0" />
                </a>
              </li>
            ))}
            {active.length > 1 && (
              <li>
                <a href={listingsPath(frame.path)} className={`${CHIP} text-ink-soft underline`}>
                  {messages.clearFilters}
                </a>
              </li>
            )}
          </ul>
        )}
      </div>
      {listings.length > 0 ? (
        <>
          <h2 className="sr-only">{messages.listings}</h2>
          <ListingCards listings={listings} hasFirst />
          <Pages {...page} />
        </>
      ) : (
        <Nothing {...page} isFiltered={active.length > 0} />
      )}
    </>
  )
}

function Nothing({ frame, isFiltered }: Listings & { isFiltered: boolean }) {
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={isFiltered ? messages.nothingFound : messages.noListings}
      text={isFiltered ? messages.nothingFoundText : messages.noListingsText}
      action={
        <div className="flex flex-col gap-3">
          {isFiltered && (
            <a href={listingsPath(frame.path)} className={buttonClass('primary', 'medium', true)}>
              {messages.clearFilters}
            </a>
          )}
          <ContactButtons frame={frame} isWide />
        </div>
      }
    />
  )
}

function Pages({ frame, filters, pages }: Listings) {
  if (pages < 2) return null
  const at = (page: number) =>
    `${listingsPath(frame.path)}${writeSiteFilters({ ...filters, page })}`
  const { page } = filters
  return (
    <nav
      aria-label={messages.sections}
      className="mt-10 grid grid-cols-[1fr_auto_1fr] items-center gap-4 print:hidden"
    >
      {page > 1 ? (
        <PageLink href={at(page - 1)} rel="prev">
          <ChevronLeft aria-hidden="true" className="size-5" />
          {messages.previous}
        </PageLink>
      ) : (
        <span />
      )}
      <p className="text-center text-sm text-ink-soft tabular-nums">
        {messages.pageOf(page, pages)}
      </p>
      {page < pages && (
        <PageLink href={at(page + 1)} rel="next">
          {messages.next}
          <ChevronRight aria-hidden="true" className="size-5" />
        </PageLink>
      )}
    </nav>
  )
}

interface PageLinkProps {
  href: string
  rel: 'prev' | 'next'
  children: ReactNode
}

function PageLink({ href, rel, children }: PageLinkProps) {
  return (
    <a
      href={href}
      rel={rel}
      className={`${buttonClass('secondary', 'medium', false)} ${rel === 'next' ? 'justify-self-end' : 'justify-self-start'}`}
    >
      {children}
    </a>
  )
}
