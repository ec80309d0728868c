import { GalleryHorizontalEnd } from 'lucide-react'
import type { ReactNode } from 'react'
import { linkTo, listTarget } from '../../../lib/navigation.ts'
import { messages as selections } from '../../../records/selections/messages.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { OffSiteLink } from './off-site-link.tsx'

/** Leads to what the grid does not show: selections for clients, and properties that are not on the site. */
export function OtherLists({ children }: { children?: ReactNode }) {
  return (
    <div className="-my-2 -ml-3 flex flex-wrap gap-x-2">
      <ButtonLink
        look="quiet"
        size="small"
        {...linkTo(listTarget('selecciones'))}
        icon={<GalleryHorizontalEnd aria-hidden="true" className="size-4" />}
      >
        {selections.heading}
      </ButtonLink>
      {children}
      <OffSiteLink />
    </div>
  )
}
