import type { HealthListing } from '@predio/domain/properties'
import { ExternalLink } from 'lucide-react'
import { Link } from '../../ui/link.tsx'
import { linkTo, recordTarget } from '../../lib/navigation.ts'

interface FoundListingProps {
  listing: HealthListing
  detail: string | null
}

export function FoundListing({ listing, detail }: FoundListingProps) {
  const link = linkTo(recordTarget('propiedades', listing.id))
  return (
    <li className="flex items-center gap-3 py-2">
      <div className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="wrap-anywhere">
          <Link {...link}>{listing.title}</Link>
        </span>
        {detail && <span className="text-sm text-ink-soft wrap-anywhere">{detail}</span>}
      </div>
      {listing.link && (
        <a
          href={listing.link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Abrir ${listing.title} en tu sitio`}
          className="grid size-11 shrink-0 place-items-center rounded-md text-ink-soft hover:bg-ink/8 hover:text-ink desk:size-9"
        >
          <ExternalLink aria-hidden="true" className="size-4.5" />
        </a>
      )}
    </li>
  )
}
