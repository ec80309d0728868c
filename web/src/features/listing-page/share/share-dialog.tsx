import { fileName } from '@predio/domain/files'
import type { Property } from '@predio/domain/properties'
import { waMeTextUrl } from '@predio/domain/phones'
import { listingMessage } from '@predio/domain/whatsapp'
import { Copy, Link2, MessageCircle, Share2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { log } from '../../../lib/log.ts'
import { words } from '../../../lib/words.ts'
import { usePhotoAddress } from '../../../records/listings/photos/photo-address.ts'
import { LocalAddressNotice } from '../../../records/public-links/local-address-notice.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { copyAndTell } from '../../../ui/copy-and-tell.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { ProgressBar } from '../../../ui/progress-bar.tsx'
import { canShareFiles, share } from '../../../ui/share.ts'
import { messages } from '../messages.ts'
import { useListingLink } from './use-listing-link.ts'

const ICON = { 'aria-hidden': true, className: 'size-4.5' } as const

interface ShareDialogProps {
  property: Property
  onClose: () => void
}

/** SEL-19: a listing without a public page is sent as a link of our own, with a photograph if the device shares files. */
export function ShareDialog({ property, onClose }: ShareDialogProps) {
  const { data: url, isError, retry } = useListingLink(property)
  return (
    <Dialog title={messages.shareByWhatsApp} onClose={onClose}>
      {url ? (
        <Message property={property} url={url} onDone={onClose} />
      ) : isError ? (
        <LoadFailure title={messages.shareLinkFailed} onRetry={retry} />
      ) : (
        <ProgressBar label={messages.shareLinkMaking} isIndeterminate />
      )}
    </Dialog>
  )
}

interface MessageProps {
  property: Property
  url: string
  onDone: () => void
}

function Message({ property, url, onDone }: MessageProps) {
  const text = listingMessage({ ...property, link: url })
  const photo = usePhotoFile(property)
  const files = photo ? [photo] : []
  const canShare = photo !== undefined && canShareFiles(files)

  return (
    <div className="flex flex-col gap-4">
      <p className="rounded-lg bg-sunken p-4 whitespace-pre-line wrap-anywhere">{text}</p>
      <p className="text-sm text-ink-soft">{messages.shareLinkHint}</p>
      <LocalAddressNotice />
      <div className="flex flex-wrap gap-3">
        {canShare && (
          <Button
            icon={<Share2 {...ICON} />}
            onPress={() => void share({ text, files }, messages.shareFailed)}
          >
            {messages.shareWithPhoto}
          </Button>
        )}
        <ButtonLink
          look={canShare ? 'secondary' : 'primary'}
          href={waMeTextUrl(text)}
          target="_blank"
          rel="noopener noreferrer"
          onPress={onDone}
          icon={<MessageCircle {...ICON} />}
        >
          {messages.openWhatsApp}
        </ButtonLink>
        <Button look="secondary" icon={<Copy {...ICON} />} onPress={() => void copyAndTell(text)}>
          {messages.copyMessage}
        </Button>
        <Button look="quiet" icon={<Link2 {...ICON} />} onPress={() => void copyAndTell(url)}>
          {words.copyLink}
        </Button>
      </div>
    </div>
  )
}

/** A browser opens its share dialog only directly after a press, so the photograph is read before the press. */
function usePhotoFile({ images: [src = ''], title }: Property): File | undefined {
  const address = usePhotoAddress(src)
  const [photo, setPhoto] = useState<File>()
  useEffect(() => {
    if (!address) return
    const reading = new AbortController()
    readPhoto(address, title, reading.signal)
      .then(setPhoto)
      .catch((error: unknown) => log.warn('photograph to share not read', error))
    return () => reading.abort()
  }, [address, title])
  return photo
}

async function readPhoto(
  address: string,
  title: string,
  signal: AbortSignal,
): Promise<File | undefined> {
  const response = await fetch(address, { signal })
  const blob = await response.blob()
  if (!response.ok || !blob.type.startsWith('image/')) return undefined
  return new File([blob], fileName(title, blob.type.split('/')[1] ?? 'jpg'), { type: blob.type })
}
