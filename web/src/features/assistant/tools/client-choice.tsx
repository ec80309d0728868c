import type { ToolClient } from '@predio/domain/assistant'
import { fullName } from '@predio/domain/clients'
import { formatPhone } from '@predio/domain/phones'
import { whatsappNumber } from '@predio/domain/whatsapp'
import { useState } from 'react'
import { log } from '../../../lib/log.ts'
import { useUser } from '../../../lib/session/index.ts'
import { Button } from '../../../ui/button.tsx'
import type { Option } from '../../../ui/option.ts'
import { ClientPicker } from '../../../records/clients/client-picker.tsx'
import { readContact } from '../../../records/clients/api/read-contact.ts'
import { messages } from './messages.ts'

interface ClientChoiceProps {
  options: readonly ToolClient[]
  onChoose: (client: ToolClient) => void
}

/** AST-59: likely clients are buttons; the search finds all others. */
export function ClientChoice({ options, onChoose }: ClientChoiceProps) {
  const { id: userId } = useUser()
  const [picked, setPicked] = useState<Option | null>(null)
  const [hasFailed, setFailed] = useState(false)

  async function pick(option: Option | null): Promise<void> {
    setPicked(option)
    setFailed(false)
    if (!option) return
    try {
      onChoose(await readContact(userId, option.id))
    } catch (error) {
      log.error('contact not read', error)
      setPicked(null)
      setFailed(true)
    }
  }

  return (
    <div className="flex flex-col gap-4">
      {options.length > 0 && (
        <ul aria-label={messages.chooseClient} className="flex flex-col gap-2">
          {options.map((client) => (
            <li key={client.id}>
              <Button look="secondary" size="small" fullWidth onPress={() => onChoose(client)}>
                {nameFor(client, options)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <ClientPicker
        label={options.length > 0 ? messages.otherClient : messages.chooseClient}
        value={picked}
        onChange={(option) => void pick(option)}
        newClientType="comprador"
        error={hasFailed ? messages.clientFailed : undefined}
      />
    </div>
  )
}

function nameFor(client: ToolClient, options: readonly ToolClient[]): string {
  const name = fullName(client)
  if (options.filter((other) => fullName(other) === name).length === 1) return name
  const number = whatsappNumber(client)
  const reach = client.email ?? (number === null ? null : formatPhone(number))
  return reach ? `${name} · ${reach}` : name
}
