import { waMeTextUrl } from '@predio/domain/phones'
import { listingMessage } from '@predio/domain/whatsapp'
import { mapUrl, TOUR_LABELS, type Property } from '@predio/domain/properties'
import { useState, type ReactNode } from 'react'
import {
  Copy,
  ExternalLink,
  FileText,
  Images,
  MapPinned,
  MessageCircle,
  Printer,
  ScanEye,
  SquareDashed,
  Video,
} from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { copyAndTell } from '../../ui/copy-and-tell.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { copyShared } from '../../records/listings/copy-shared.ts'
import { messages } from './messages.ts'
import { lazyDialog } from '../../ui/dialog-on-demand.tsx'
import { sectionTarget } from '../../lib/navigation.ts'
import { words } from '../../lib/words.ts'
import { messages as sheetMessages } from '../../records/sheets/messages.ts'
import { openSheets } from '../../records/sheets/open-sheets.ts'

/** Only a listing without a public page needs the dialog, so its code loads when it is opened. */
const ShareDialog = lazyDialog(async () => (await import('./share/share-dialog.tsx')).ShareDialog)

const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const
const AWAY = { target: '_blank', rel: 'noopener noreferrer' } as const

interface ActionsProps {
  property: Property
  isPrinting: boolean
  onPrint: () => void
}

export function Actions({ property, isPrinting, onPrint }: ActionsProps) {
  const { id, images, link, video, virtualTour, floorPlan } = property
  const prepare = sectionTarget('images', { listingId: id })
  const map = mapUrl(property)
  const [isSharing, setSharing] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      {link ? (
        <ButtonLink
          {...AWAY}
          href={waMeTextUrl(listingMessage(property))}
          icon={<MessageCircle {...ICON} />}
          fullWidth
          onPress={() => copyShared(property)}
        >
          {messages.shareByWhatsApp}
        </ButtonLink>
      ) : (
        <Button icon={<MessageCircle {...ICON} />} fullWidth onPress={() => setSharing(true)}>
          {messages.shareByWhatsApp}
        </Button>
      )}
      <div className="flex flex-wrap gap-3 [&>*]:flex-1">
        <Button
          look="secondary"
          icon={<FileText {...ICON} />}
          onPress={() => {
            copyShared(property)
            openSheets([property])
          }}
        >
          {sheetMessages.sheet}
        </Button>
        {images.length > 0 && (
          <ButtonLink
            look="secondary"
            href={prepare.to}
            routerOptions={{ state: prepare.state }}
            icon={<Images {...ICON} />}
          >
            {messages.prepareImages}
          </ButtonLink>
        )}
        {link && (
          <Button
            look="secondary"
            icon={<Copy {...ICON} />}
            onPress={() => {
              copyShared(property)
              void copyAndTell(link)
            }}
          >
            {words.copyLink}
          </Button>
        )}
        <Button
          look="secondary"
          icon={<Printer {...ICON} />}
          isPending={isPrinting}
          pendingLabel={messages.printPreparing}
          onPress={onPrint}
        >
          {messages.print}
        </Button>
        {map && <Away href={map} icon={<MapPinned {...ICON} />} label={messages.showOnMap} />}
        {link && <Away href={link} icon={<ExternalLink {...ICON} />} label={messages.showOnSite} />}
        {video && <Away href={video} icon={<Video {...ICON} />} label={TOUR_LABELS.video} />}
        {virtualTour && (
          <Away href={virtualTour} icon={<ScanEye {...ICON} />} label={TOUR_LABELS.virtualTour} />
        )}
        {floorPlan && (
          <Away href={floorPlan} icon={<SquareDashed {...ICON} />} label={messages.floorPlan} />
        )}
      </div>
      {isSharing && <ShareDialog property={property} onClose={() => setSharing(false)} />}
    </div>
  )
}

interface AwayProps {
  href: string
  icon: ReactNode
  label: string
}

function Away({ href, icon, label }: AwayProps) {
  return (
    <ButtonLink {...AWAY} look="secondary" href={href} icon={icon}>
      {label}
    </ButtonLink>
  )
}
