import { showAgent, showListing } from '@predio/domain/outputs'
import { formatPhone } from '@predio/domain/phones'
import { formatPrices, type Property } from '@predio/domain/properties'
import { useRef, useState } from 'react'
import { useUser } from '../../../lib/session/index.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { PrintSheet } from '../../../ui/print-sheet.tsx'
import { usePhotoAddresses } from '../../../records/listings/photos/photo-address.ts'
import { useProfile } from '../../../capabilities/profile/api/read-profile.ts'
import { messages } from '../messages.ts'
import { Description } from '../description.tsx'
import { Facts } from '../facts.tsx'
import { PrintedPhotos } from './printed-photos.tsx'
import { usePrintWhenReady } from './use-print-when-ready.ts'
import { words } from '../../../lib/words.ts'

const LEAD_PHOTOS = 3
const MAX_PHOTOS = 12

interface PrintedListingProps {
  property: Property
  agent: string | null
  isWanted: boolean
  onPrinted: () => void
}

export function PrintedListing({ property, agent, isWanted, onPrinted }: PrintedListingProps) {
  const listing = showListing('printedListing', { ...property, agentName: agent })
  const { title, description, location, features, link } = listing
  const sheet = useRef<HTMLDivElement>(null)
  const [broken, setBroken] = useState<readonly string[]>([])
  const isDesk = useMediaQuery('(width >= 48rem) and (pointer: fine)')
  const images = listing.images.filter((image) => !broken.includes(image)).slice(0, MAX_PHOTOS)
  const hasAddresses = usePhotoAddresses(images).every((address) => address !== undefined)
  usePrintWhenReady(sheet, { isWanted, hasAddresses }, onPrinted)
  const photos = {
    // On a desktop the photographs load with the page, because Ctrl+P does not wait; on a phone the print button loads them.
    isEager: isDesk || isWanted,
    onBroken: (image: string) => setBroken((known) => [...known, image]),
  }
  return (
    <PrintSheet>
      <div ref={sheet} className="text-sm">
        <header className="flex items-start justify-between gap-6">
          <div className="min-w-0">
            <h1 className="text-2xl font-semibold wrap-anywhere">{title}</h1>
            {location && <p className="text-base text-ink-soft wrap-anywhere">{location}</p>}
          </div>
          <p className="shrink-0 text-2xl font-semibold tabular-nums">{formatPrices(listing)}</p>
        </header>
        <PrintedPhotos {...photos} layout="lead" images={images.slice(0, LEAD_PHOTOS)} />
        <section className="mt-4 break-inside-avoid [&_dl]:grid-cols-4 [&_dl]:gap-y-2">
          <h2 className="mb-1 break-after-avoid text-base font-semibold">{messages.facts}</h2>
          <Facts property={listing} />
        </section>
        {description.trim() !== '' && (
          <section className="mt-4">
            <h2 className="mb-1 break-after-avoid text-base font-semibold">{words.description}</h2>
            <Description html={description} />
          </section>
        )}
        {features.length > 0 && (
          <section className="mt-4 break-inside-avoid">
            <h2 className="mb-1 break-after-avoid text-base font-semibold">{messages.features}</h2>
            <p className="wrap-anywhere">{features.join(' · ')}</p>
          </section>
        )}
        <Contact agent={listing.agentName} />
        {link && <p className="mt-2 wrap-anywhere text-ink-soft">{link}</p>}
        <PrintedPhotos {...photos} layout="rest" images={images.slice(LEAD_PHOTOS)} />
      </div>
    </PrintSheet>
  )
}

function Contact({ agent }: { agent: string | null }) {
  const { email: address } = useUser()
  const profile = useProfile().data
  const { name, company, phone, email } = showAgent('printedListing', {
    name: profile?.full_name ?? null,
    company: profile?.company ?? null,
    phone: profile?.phone ?? null,
    email: address ?? null,
  })
  const names = [agent, name].filter(Boolean)
  return (
    <section className="mt-4 break-inside-avoid border-t border-line pt-4">
      <h2 className="mb-1 break-after-avoid text-base font-semibold">{messages.contact}</h2>
      <p className="font-medium">{[...new Set(names), company].filter(Boolean).join(' · ')}</p>
      <p className="tabular-nums">
        {[phone && formatPhone(phone), email].filter(Boolean).join(' · ')}
      </p>
    </section>
  )
}
