import { Mail, Phone } from 'lucide-react'
import { useDeployment } from '../../lib/use-deployment.ts'

const LINK =
  'inline-flex min-h-11 items-center gap-2 rounded-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline desk:min-h-8'

/** The operator's, from /config.json; the lines have their height before it arrives. */
export function ContactLinks() {
  const deployment = useDeployment()
  return (
    <ul>
      <li className="min-h-11 desk:min-h-8">
        {deployment && (
          <a href={`mailto:${deployment.contactEmail}`} className={LINK}>
            <Mail aria-hidden="true" className="size-4.5" />
            {deployment.contactEmail}
          </a>
        )}
      </li>
      <li className="min-h-11 desk:min-h-8">
        {deployment && (
          <a href={`tel:${deployment.contactPhone.replaceAll(/[^+\d]/g, '')}`} className={LINK}>
            <Phone aria-hidden="true" className="size-4.5" />
            {deployment.contactPhone}
          </a>
        )}
      </li>
    </ul>
  )
}
