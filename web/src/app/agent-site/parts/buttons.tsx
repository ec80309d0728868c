import { contactPath, type SiteFrame, whatsappPath } from '@predio/domain/agent-site'
import { formatPhone, telUrl } from '@predio/domain/phones'
import { Mail, MessageCircle, Phone } from 'lucide-react'
import { buttonClass } from '../../../ui/button-styles.ts'
import { messages } from '../messages.ts'

interface ContactButtonsProps {
  frame: SiteFrame
  /** The listing that the visitor asks about. */
  code?: string
  isWide?: boolean
}

/** Every way to reach the agent, the quickest first. */
export function ContactButtons({ frame, code, isWide = false }: ContactButtonsProps) {
  const { agent, path, hasWhatsapp } = frame
  const tel = agent.phone && telUrl(agent.phone)
  return (
    <>
      {hasWhatsapp && (
        <WhatsappLink
          href={whatsappPath(path, code)}
          className={buttonClass('primary', 'medium', isWide)}
        >
          {messages.whatsapp}
        </WhatsappLink>
      )}
      <a
        href={contactPath(path, code)}
        className={buttonClass(hasWhatsapp ? 'secondary' : 'primary', 'medium', isWide)}
      >
        <Mail aria-hidden="true" className="size-5" />
        {messages.write}
      </a>
      {agent.phone && tel && (
        <a href={tel} className={buttonClass('secondary', 'medium', isWide)}>
          <Phone aria-hidden="true" className="size-5" />
          {messages.callTo(formatPhone(agent.phone))}
        </a>
      )}
    </>
  )
}

interface WhatsappLinkProps {
  href: string
  className: string
  children: string
}

export function WhatsappLink({ href, className, children }: WhatsappLinkProps) {
  return (
    <a href={href} target="_blank" rel="nofollow noreferrer" className={className}>
      <MessageCircle aria-hidden="true" className="size-5" />
      {children}
    </a>
  )
}
