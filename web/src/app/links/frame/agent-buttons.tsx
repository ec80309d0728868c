import { MessageCircle, Phone } from 'lucide-react'
import { buttonClass } from '../../../ui/button-styles.ts'
import { messages } from './messages.ts'

export function AgentButtons() {
  return (
    <>
      <a
        hidden
        data-slot="whatsapp"
        href="https://wa.me/"
        target="_blank"
        rel="noreferrer"
        className={buttonClass('primary', 'medium', false)}
      >
        <MessageCircle aria-hidden="true" className="size-5" />
        {messages.whatsapp}
      </a>
      <a hidden data-slot="call" href="tel:" className={buttonClass('secondary', 'medium', false)}>
        <Phone aria-hidden="true" className="size-5" />
        {messages.call}
      </a>
    </>
  )
}
