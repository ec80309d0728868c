import { fileName } from '@predio/domain/files'
import { MIME_TYPES } from '@predio/domain/documents'
import type { Property } from '@predio/domain/properties'
import { SHEET_KIND_LABELS, sheetMessage, type SheetKind } from '@predio/domain/sheets'
import { FileDown, ImageDown, ListChecks, MessageCircle, Share2 } from 'lucide-react'
import { useState } from 'react'
import { download } from '../../lib/download.ts'
import { log } from '../../lib/log.ts'
import { IDENTITY_ADDRESS, sectionTarget, useOpen } from '../../lib/navigation.ts'
import { useOffline } from '../../lib/use-offline.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FilePreview } from '../../ui/file-preview/file-preview.tsx'
import { PreviewSkeleton } from '../../ui/file-preview/preview-skeleton.tsx'
import { Link } from '../../ui/link.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { canShareFiles, openWhatsApp, share } from '../../ui/share.ts'
import { toast } from '../../ui/toast.ts'
import { startPicking } from '../listings/picked-listings.ts'
import { useIdentity } from '../identity/api/read-identity.ts'
import { optionsOf } from '../../ui/option.ts'
import { useMadeSheets, type MadeSheets, type ReviewedTexts } from './api/make-sheets.ts'
import { KIND_HINTS, messages } from './messages.ts'
import type { PosterSize } from './paper/paper-pictures.ts'
import { TextReview } from './text-review.tsx'

const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const
const KINDS = optionsOf(SHEET_KIND_LABELS)
const SIZES = [
  { id: 'letter', label: messages.letter },
  { id: 'tabloid', label: messages.tabloid },
] as const

interface SheetDialogProps {
  properties: readonly Property[]
  kind: SheetKind
  onClose: () => void
}

/** SHEET-01: the dialog shows the three kinds as they will be printed. */
export function SheetDialog({ properties, kind: initialKind, onClose }: SheetDialogProps) {
  const [kind, setKind] = useState(initialKind)
  const [size, setSize] = useState<PosterSize>('letter')
  const identity = useIdentity()
  const [reviewed, setReviewed] = useState<ReviewedTexts>({})
  const made = useMadeSheets({
    properties,
    kind,
    size,
    reviewed,
    identity: identity.data?.identity,
  })
  const isOffline = useOffline()
  const open = useOpen()
  const isFailed = made.isError || (identity.isError && !identity.data)
  const ready = made.data && !made.isPlaceholderData ? made.data : undefined
  const isNameless =
    kind !== 'colleague' &&
    identity.data &&
    !identity.data.identity.phone &&
    !identity.data.identity.name
  const title = properties.length === 1 ? messages.sheet : messages.sheets(properties.length)
  return (
    <Dialog title={title} size="large" onClose={onClose} footer={ready && <Actions made={ready} />}>
      <div className="flex flex-col gap-3">
        <div className="flex flex-wrap gap-3">
          <SegmentedControl
            label={messages.kind}
            segments={KINDS}
            value={kind}
            onChange={setKind}
          />
          {kind === 'poster' && (
            <SegmentedControl
              label={messages.size}
              segments={SIZES}
              value={size}
              onChange={setSize}
            />
          )}
        </div>
        <p className="text-sm text-ink-soft">{KIND_HINTS[kind]}</p>
        {properties.length === 1 && (
          <div className="-ml-3">
            <Button
              look="quiet"
              size="small"
              icon={<ListChecks {...ICON} />}
              onPress={() => {
                startPicking(properties)
                onClose()
                open(sectionTarget('properties'))
              }}
            >
              {messages.chooseMore}
            </Button>
          </div>
        )}
      </div>
      {isNameless && (
        <Notice tone="warning">
          {messages.noIdentity}{' '}
          <Link href={IDENTITY_ADDRESS} onPress={onClose}>
            {messages.completeIdentity}
          </Link>
        </Notice>
      )}
      {kind === 'colleague' &&
        identity.data &&
        made.data?.toReview.map(({ listing, text }) => (
          <TextReview
            key={listing.id}
            title={properties.length === 1 ? null : listing.title}
            listing={listing}
            text={text}
            identity={identity.data.identity}
            isIncluded={listing.id in reviewed}
            onInclude={(included) => setReviewed({ ...reviewed, [listing.id]: included })}
            onLeaveOut={() => {
              const { [listing.id]: _left, ...others } = reviewed
              setReviewed(others)
            }}
          />
        ))}
      {ready && ready.missing > 0 && (
        <Notice tone="warning">
          {isOffline ? messages.missingOffline(ready.missing) : messages.missing(ready.missing)}
        </Notice>
      )}
      {isFailed ? (
        <LoadFailure
          title={messages.failed}
          onRetry={() => void (identity.isError ? identity.refetch() : made.refetch())}
        />
      ) : ready ? (
        <div className="overflow-hidden rounded-lg border border-line">
          <FilePreview file={ready.pdf} type={MIME_TYPES.pdf} />
        </div>
      ) : (
        <div aria-label={messages.preparing} className="rounded-lg border border-line">
          <PreviewSkeleton />
        </div>
      )}
    </Dialog>
  )
}

interface ActionsProps {
  made: MadeSheets
}

function Actions({ made: { sheets, picture, pdf } }: ActionsProps) {
  const [first] = sheets
  const [isDrawing, setDrawing] = useState(false)
  // On a sheet for a colleague the listing's own title might name the agency, so the sheet's title names the file.
  const name = sheets.length === 1 && first ? first.title : messages.sheets(sheets.length)
  const pdfName = fileName(name, 'pdf')
  const file = new File([pdf], pdfName, { type: MIME_TYPES.pdf })
  const canShare = canShareFiles([file])
  const text = sheets.map(sheetMessage).join('\n\n')

  async function downloadPicture(): Promise<void> {
    if (!picture) return
    setDrawing(true)
    try {
      const { drawPicture } = await import('./pictures/draw-picture.ts')
      const drawn = await drawPicture(picture, new AbortController().signal)
      download(fileName(name, 'jpg'), drawn, drawn.type)
    } catch (error) {
      log.error('picture of a sheet not drawn', error)
      toast.error(messages.pictureFailed)
    } finally {
      setDrawing(false)
    }
  }

  /** WhatsApp takes no file from a web page, so the agent attaches the downloaded file by hand. */
  function sendByWhatsApp(): void {
    download(pdfName, pdf, MIME_TYPES.pdf)
    openWhatsApp(text)
    toast.success(messages.attach)
  }

  return (
    <>
      {picture && (
        <Button
          look="quiet"
          icon={<ImageDown {...ICON} />}
          isPending={isDrawing}
          pendingLabel={messages.preparing}
          onPress={() => void downloadPicture()}
        >
          {messages.downloadPicture}
        </Button>
      )}
      <Button look="secondary" icon={<MessageCircle {...ICON} />} onPress={sendByWhatsApp}>
        {messages.whatsApp}
      </Button>
      <Button
        look={canShare ? 'secondary' : 'primary'}
        icon={<FileDown {...ICON} />}
        onPress={() => download(pdfName, pdf, MIME_TYPES.pdf)}
      >
        {messages.downloadPdf}
      </Button>
      {canShare && (
        <Button
          icon={<Share2 {...ICON} />}
          onPress={() => void share({ files: [file], title: name, text }, messages.shareFailed)}
        >
          {messages.share}
        </Button>
      )}
    </>
  )
}
