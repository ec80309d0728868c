import { formatPhone } from '@predio/domain/phones'
import { formatPrice, type Property } from '@predio/domain/properties'
import { useUser } from '../../../lib/session/index.ts'
import { PrintSheet } from '../../../ui/print-sheet.tsx'
import { useProfile } from '../../profile/index.ts'
import { messages } from '../messages.ts'
import { Description } from './description.tsx'
import { Facts } from './facts.tsx'
import { PrintedPhotos } from './printed-photos.tsx'

interface PrintedListingProps {
  property: Property
  /** Who shows it, where that is not the person whose account this is. */
  agent: string | null
  /** Set by the button: prints once the photographs are there. */
  isWanted: boolean
  onPrinted: () => void
}

/** The property as it is handed to a client: nothing of the app around it and nothing of the agent's own notes. */
export function PrintedListing({ property, agent, isWanted, onPrinted }: PrintedListingProps) {
  const { title, location, features, images, link } = property
  return (
    <PrintSheet>
      <header className="flex items-start justify-between gap-6">
        <div className="min-w-0">
          <h1 className="text-2xl font-semibold wrap-anywhere">{title}</h1>
          {location && <p className="text-ink-soft wrap-anywhere">{location}</p>}
        </div>
        <p className="shrink-0 text-2xl font-semibold tabular-nums">{formatPrice(property)}</p>
      </header>
      <PrintedPhotos images={images} isWanted={isWanted} onReady={onPrinted} />
      <section className="mt-6 break-inside-avoid">
        <h2 className="mb-2 font-semibold">Datos</h2>
        <Facts property={property} isForClient />
      </section>
      {property.description.trim() !== '' && (
        <section className="mt-6">
          <h2 className="mb-2 font-semibold">Descripción</h2>
          <Description html={property.description} />
        </section>
      )}
      {features.length > 0 && (
        <section className="mt-6 break-inside-avoid">
          <h2 className="mb-2 font-semibold">Características</h2>
          <p className="wrap-anywhere">{features.join(' · ')}</p>
        </section>
      )}
      <Contact agent={agent} />
      {link && <p className="mt-2 text-sm wrap-anywhere text-ink-soft">{link}</p>}
    </PrintSheet>
  )
}

function Contact({ agent }: { agent: string | null }) {
  const { email } = useUser()
  const { full_name, company, phone } = useProfile().data ?? {}
  const names = [agent, full_name].filter(Boolean)
  return (
    <section className="mt-6 break-inside-avoid border-t border-line pt-4">
      <h2 className="mb-1 font-semibold">{messages.contact}</h2>
      <p className="font-medium">{[...new Set(names), company].filter(Boolean).join(' · ')}</p>
      <p className="tabular-nums">
        {[phone && formatPhone(phone), email].filter(Boolean).join(' · ')}
      </p>
    </section>
  )
}
