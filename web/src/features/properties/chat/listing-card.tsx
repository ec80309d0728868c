import { copyAndTell } from '../../../ui/copy-and-tell.ts'
import { formatFacts, formatPrices, type Property } from '@predio/domain/properties'
import { listingMessage } from '@predio/domain/whatsapp'
import { Copy, FileText, MessageCircle, Share2, UserPlus } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Menu } from '../../../ui/menu.tsx'
import { copyShared } from '../../../records/listings/copy-shared.ts'
import { Photo } from '../../../records/listings/photos/photo.tsx'
import { openWhatsApp } from '../../../ui/share.ts'
import { listingTarget } from '../../../records/listings/listing-target.ts'
import { messages } from '../messages.ts'
import { messages as listingMessages } from '../../../records/listings/messages.ts'
import { words } from '../../../lib/words.ts'
import { messages as sheetMessages } from '../../../records/sheets/messages.ts'
import { openSheets } from '../../../records/sheets/open-sheets.ts'

interface ListingCardProps {
  property: Property
  remarks: readonly string[]
  onLink: (property: Property) => void
}

export function ListingCard({ property, remarks, onLink }: ListingCardProps) {
  const titleId = useId()
  const { title, location, link, images, coverSizes } = property
  const { to, state } = listingTarget(property)
  return (
    <article
      aria-labelledby={titleId}
      className="group/card relative flex gap-3 overflow-hidden rounded-md border border-line bg-raised p-2 transition-shadow has-[a:focus-visible]:outline-2 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus hover:shadow-md"
    >
      <div className="w-22 shrink-0 overflow-hidden rounded-sm">
        <Photo
          src={images[0]}
          sizes={coverSizes}
          shownWidth="5.5rem"
          alt=""
          isSmall
          className="h-full"
        />
      </div>
      <div className="min-w-0 flex-1 self-center text-sm">
        <p className="font-semibold tabular-nums">{formatPrices(property)}</p>
        <p id={titleId} className="truncate font-medium">
          <Link
            to={to}
            state={state}
            // A link to the current address would replace the history entry.
            replace={false}
            className="outline-none! after:absolute after:inset-0 group-hover/card:text-action"
          >
            {title}
          </Link>
        </p>
        <p className="truncate text-xs text-ink-soft">{location || listingMessages.noLocation}</p>
        <p className="truncate text-xs text-ink-soft tabular-nums">
          {formatFacts(property).join(' · ')}
        </p>
        {remarks.length > 0 && (
          <p className="text-xs font-medium text-attention">{remarks.join(' · ')}</p>
        )}
      </div>
      <div className="relative z-1 -my-1 -mr-1 flex shrink-0 flex-col">
        <IconButton
          label={messages.linkClient}
          about={title}
          icon={<UserPlus aria-hidden="true" />}
          onPress={() => onLink(property)}
        />
        <Menu
          trigger={
            <IconButton label={messages.share} about={title} icon={<Share2 aria-hidden="true" />} />
          }
          items={[
            {
              id: 'whatsapp',
              label: messages.byWhatsApp,
              icon: <MessageCircle aria-hidden="true" />,
              onAction: () => {
                copyShared(property)
                openWhatsApp(listingMessage(property))
              },
            },
            {
              id: 'sheet',
              label: sheetMessages.sheet,
              icon: <FileText aria-hidden="true" />,
              onAction: () => openSheets([property]),
            },
            {
              id: 'copy',
              label: words.copyLink,
              icon: <Copy aria-hidden="true" />,
              isDisabled: !link,
              onAction: () => {
                copyShared(property)
                if (link) void copyAndTell(link)
              },
            },
          ]}
        />
      </div>
    </article>
  )
}
