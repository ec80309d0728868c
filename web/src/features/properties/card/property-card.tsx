import { formatFacts, withoutCents, type Property } from '@predio/domain/properties'
import { formatCalendarDate } from '@predio/domain/dates'
import { CalendarClock, FileText, MapPin, Tags, UserPlus, UserRound } from 'lucide-react'
import { memo, useId } from 'react'
import { Link } from 'react-router'
import { words } from '../../../lib/words.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import type { LocalProperty } from '../../../records/listings/local-property.ts'
import { canPublish } from '../../../records/agent-site/can-publish.ts'
import { PublishButton } from '../../../records/agent-site/publish-button.tsx'
import { LinkedNames } from '../../../records/links/linked-names.tsx'
import type { PropertyLink } from '../../../records/links/api/list-links.ts'
import { RowFact, type RowFactProps } from '../../../capabilities/facts/row-fact.tsx'
import {
  ownListingFacts,
  type ListingFact,
  type ListingFacts,
} from '../../../records/own-listings/own-listing-facts.ts'
import { ChooseBox } from '../../../capabilities/bulk/choose-box.tsx'
import { messages as bulkMessages } from '../../../capabilities/bulk/messages.ts'
import { localFacts } from '../../../records/own-data/local-facts.ts'
import { messages } from '../messages.ts'
import { messages as ownDataMessages } from '../../../records/own-data/messages.ts'
import { messages as listingMessages } from '../../../records/listings/messages.ts'
import { PropertyPrice } from '../../../records/listings/property-price.tsx'
import { Photo } from '../../../records/listings/photos/photo.tsx'
import { StatusMark } from '../../../records/own-data/status-mark.tsx'
import { TagList } from '../../../records/own-data/tag-list.tsx'
import { messages as sheetMessages } from '../../../records/sheets/messages.ts'
import { openSheets } from '../../../records/sheets/open-sheets.ts'
import { listingTarget } from '../../../records/listings/listing-target.ts'

interface PropertyCardProps {
  property: Property
  local: LocalProperty | undefined
  links: readonly PropertyLink[] | undefined
  isFirst: boolean
  photoWidth: number
  onTags: (property: Property) => void
  onLink: (property: Property) => void
  isPicked?: boolean | undefined
  /** BULK-01: if `isRange` is true, all listings from the last pressed one to this one are chosen. */
  onPick?: (property: Property, isRange: boolean) => void
}

/** The link of the title covers the whole card; the two buttons lie above that link. */
export const PropertyCard = memo(function PropertyCard(props: PropertyCardProps) {
  const { property, local, links, isFirst, photoWidth, onTags, onLink, isPicked, onPick } = props
  const titleId = useId()
  const { badge, contractEnd, agent, tags } = localFacts(property, local)
  const facts = formatFacts(property)
  const { to, state } = listingTarget(property)
  const isChoosing = isPicked !== undefined
  const fact = { local: property.own && local, isFixed: isChoosing }
  return (
    <article
      aria-labelledby={titleId}
      className={cx(
        'group/card relative flex h-full flex-col overflow-hidden rounded-lg bg-card shadow-md transition-shadow has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus hover:shadow-lg',
        isPicked && 'ring-3 ring-action',
      )}
    >
      {isChoosing && (
        <div className="z-2 mt-1 mr-1 -mb-12 size-11 self-end rounded-md bg-card/90 pl-3 shadow-sm desk:-mb-9 desk:h-8">
          <ChooseBox
            label={bulkMessages.choose(property.title)}
            isChosen={isPicked}
            onPress={(isRange) => onPick?.(property, isRange)}
          />
        </div>
      )}
      <div className="relative">
        <Photo
          src={property.images[0]}
          sizes={property.coverSizes}
          shownWidth={`${photoWidth}px`}
          alt=""
          priority={isFirst ? 'first' : 'near'}
        />
        <div className="absolute inset-x-3 top-3 flex flex-wrap gap-2 *:rounded-full *:bg-card">
          <div>
            <OwnFact
              {...fact}
              name={property.operation === 'rent' ? 'rental_status' : 'sale_status'}
              text={badge.label}
            >
              <StatusMark badge={badge} />
            </OwnFact>
          </div>
          {property.own?.isExample && (
            <div>
              <Badge hasMark={false}>{words.example}</Badge>
            </div>
          )}
        </div>
      </div>
      <div className="flex flex-1 flex-col gap-2 p-4">
        <PropertyPrice
          property={withoutCents(property)}
          className="text-xl"
          render={(price) => (
            <OwnFact {...fact} name="price" text={price}>
              {price}
            </OwnFact>
          )}
        />
        <h3 id={titleId} className="line-clamp-2 font-medium wrap-anywhere">
          {isChoosing ? (
            property.title
          ) : (
            <Link
              to={to}
              state={state}
              // A link to the current address would replace the history entry.
              replace={false}
              className="outline-none! after:absolute after:inset-0 group-hover/card:text-action"
            >
              {property.title}
            </Link>
          )}
        </h3>
        <p className="flex min-w-0 items-center gap-1.5 text-sm text-ink-soft">
          <MapPin aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{property.location || listingMessages.noLocation}</span>
        </p>
        {facts.length > 0 && <p className="text-sm tabular-nums">{facts.join(' · ')}</p>}
        {agent && (
          <p className="flex min-w-0 items-center gap-1.5 text-sm text-ink-soft">
            <UserRound aria-hidden="true" className="size-4 shrink-0" />
            <span className="truncate">
              {messages.advisorColon} {agent}
            </span>
          </p>
        )}
        {contractEnd && (
          <p className="flex items-center gap-1.5 text-sm text-attention">
            <CalendarClock aria-hidden="true" className="size-4 shrink-0" />
            {messages.contractEndsColon} {formatCalendarDate(contractEnd)}
          </p>
        )}
        {tags.length > 0 && <TagList tags={tags} />}
        {/* The hidden buttons keep their space while listings are chosen, so that no card changes its height. */}
        <div className={cx('relative z-1 -my-1 -ml-3 self-start', isChoosing && 'invisible')}>
          <Button
            look="quiet"
            size="small"
            icon={<Tags aria-hidden="true" className="size-4" />}
            aria-label={`${ownDataMessages.manageTags}: ${property.title}`}
            onPress={() => onTags(property)}
          >
            {ownDataMessages.manageTags}
          </Button>
        </div>
        <div className="mt-auto flex items-end gap-1 border-t border-line pt-2">
          <div className="min-w-0 flex-1 self-center">
            <h4 className="text-xs font-medium text-ink-soft">{ownDataMessages.linkedClients}</h4>
            <LinkedNames links={links} />
          </div>
          <div className={cx('relative z-1 -mr-2 -mb-2 flex', isChoosing && 'invisible')}>
            <IconButton
              label={sheetMessages.sheet}
              about={property.title}
              icon={<FileText aria-hidden="true" />}
              onPress={() => openSheets([property])}
            />
            {local && canPublish(property) && <PublishButton row={local} />}
            <IconButton
              label={messages.linkClient}
              about={property.title}
              icon={<UserPlus aria-hidden="true" />}
              onPress={() => onLink(property)}
            />
          </div>
        </div>
      </div>
    </article>
  )
})

interface OwnFactProps extends Omit<RowFactProps<ListingFacts, ListingFact>, 'kind' | 'row'> {
  /** The facts of a site's listing can be changed only on the site, so only own listings offer facts to change. */
  local: LocalProperty | undefined
}

function OwnFact({ local, ...fact }: OwnFactProps) {
  return local ? <RowFact kind={ownListingFacts} row={local} {...fact} /> : fact.children
}
