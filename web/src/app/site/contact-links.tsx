import { Mail, Phone } from 'lucide-react'
import { operatorSlot } from '../../lib/operator-slots.ts'

const LINK =
  'inline-flex min-h-11 items-center gap-2 rounded-sm text-ink-soft underline-offset-4 hover:text-ink hover:underline desk:min-h-8'

/** The contact details come from /config.json; the lines keep their height until then. */
export function ContactLinks() {
  return (
    <ul>
      <li className="min-h-11 desk:min-h-8">
        <a hidden href="mailto:" className={LINK}>
          <Mail aria-hidden="true" className="size-4.5" />
          <span {...operatorSlot('contactEmail')} />
        </a>
      </li>
      <li className="min-h-11 desk:min-h-8">
        <a hidden href="tel:" className={LINK}>
          <Phone aria-hidden="true" className="size-4.5" />
          <span {...operatorSlot('contactPhone')} />
        </a>
      </li>
    </ul>
  )
}
