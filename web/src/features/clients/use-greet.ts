import { useUser } from '../../lib/session/index.ts'
import { useWhatsApp } from '../../records/whatsapp/use-whatsapp.ts'
import type { Recipient } from '../../records/whatsapp/api/read-recipient.ts'
import { refreshClients } from '../../records/clients/api/client-keys.ts'

/** The greeting of the specification, recorded and opened in WhatsApp. Call it straight from a press. */
export function useGreet(): (client: Recipient) => void {
  const { id: userId } = useUser()
  const { send } = useWhatsApp()

  async function greet(client: Recipient): Promise<void> {
    if (await send({ client })) await refreshClients(userId)
  }

  return (client) => void greet(client)
}
