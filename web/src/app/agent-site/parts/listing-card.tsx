import type { SiteListing } from '@predio/domain/agent-site'
import { formatFacts, shownTitle } from '@predio/domain/properties'
import { offerAndType, placeOf } from '@predio/domain/sheets'
import { MapPin } from 'lucide-react'
import { ReservedBadge } from './reserved-badge.tsx'
import { NoPhotos } from './no-photos.tsx'
import { Photo } from './photo.tsx'
import { Price } from './price.tsx'

/** A photograph with two thirds of a phone's fine pixels looks the same and loads in half the time. */
const CARD_WIDTH =
  '(min-width: 64rem) 21rem, (min-width: 40rem) 46vw, (min-resolution: 2dppx) 62vw, 92vw'

export function ListingCards({
  listings,
  hasFirst,
}: {
  listings: readonly SiteListing[]
  /** The first card's photograph is the largest thing on the screen. */
  hasFirst: boolean
}) {
  return (
    <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
      {listings.map((each, index) => (
        <li key={each.code} className="flex">
          <ListingCard site={each} isFirst={hasFirst && index === 0} />
        </li>
      ))}
    </ul>
  )
}

function ListingCard({ site, isFirst }: { site: SiteListing; isFirst: boolean }) {
  const { listing, path, photos } = site
  const [cover] = photos
  const facts = formatFacts(listing)
  const place = placeOf(listing)
  return (
    <article className="group relative flex w-full flex-col overflow-hidden rounded-lg bg-card shadow-md transition-shadow has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus hover:shadow-lg">
      <div className="relative aspect-4/3 bg-sunken">
        {cover ? (
          <Photo
            photo={cover}
            alt=""
            shownWidth={CARD_WIDTH}
            isFirst={isFirst}
            className="size-full"
          />
        ) : (
          <NoPhotos />
        )}
        <ReservedBadge listing={listing} className="absolute top-3 left-3" />
      </div>
      <div className="flex flex-1 flex-col gap-1.5 p-4">
        <p className="text-sm font-medium text-ink-soft">{offerAndType(listing)}</p>
        <Price listing={listing} className="text-xl" />
        <h3 className="line-clamp-2 font-medium wrap-anywhere">
          <a
            href={path}
            className="outline-none! after:absolute after:inset-0 group-hover:text-action"
          >
            {shownTitle(listing.title)}
          </a>
        </h3>
        {place && (
          <p className="flex min-w-0 items-center gap-1.5 text-sm text-ink-soft">
            <MapPin aria-hidden="true" className="size-4 shrink-0" />
            <span className="truncate">{place}</span>
          </p>
        )}
        {facts.length > 0 && (
          <p className="mt-auto pt-1 text-sm tabular-nums">{facts.join(' · ')}</p>
        )}
      </div>
    </article>
  )
}
