import { useWhatsApp } from '../../records/whatsapp/use-whatsapp.ts'
import type { Recipient } from '../../records/whatsapp/api/read-recipient.ts'

/** The greeting of the specification, recorded and opened in WhatsApp. Call it straight from a press. */
export function useGreet(): (client: Recipient) => void {
  const { send } = useWhatsApp()
  return (client) => void send({ client })
}
