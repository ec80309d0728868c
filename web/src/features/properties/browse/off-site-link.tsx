import { Archive } from 'lucide-react'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useOffSite } from '../../../records/listings/use-off-site.ts'
import { titleWithCount } from '../off-site-messages.ts'
import { linkTo, sectionTarget } from '../../../lib/navigation.ts'

export function OffSiteLink() {
  const { reason, copies } = useOffSite()
  const link = linkTo(sectionTarget('properties', { view: 'off-site' }))
  if (copies.length === 0) return null
  return (
    <ButtonLink
      look="quiet"
      size="small"
      {...link}
      icon={<Archive aria-hidden="true" className="size-4" />}
    >
      {titleWithCount(reason, copies.length)}
    </ButtonLink>
  )
}
