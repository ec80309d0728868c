import { fullName, type ClientType } from '@predio/domain/clients'
import { useCallback, useRef, useState } from 'react'
import { log } from '../../lib/log.ts'
import { newId } from '../../lib/new-id.ts'
import { useUser } from '../../lib/session/index.ts'
import { ComboBox } from '../../ui/combo-box.tsx'
import { moreOptions, type Option } from '../../ui/option.ts'
import { createClientByName } from './api/create-client-by-name.ts'
import { searchClients, type FoundClient } from './api/search-clients.ts'
import { createClient, messages } from './messages.ts'
import { readClientName } from './read-client-name.ts'
import { words } from '../../lib/words.ts'

/** Prefix of the option that creates a client; ids of clients are UUIDs and never begin so. */
const NEW = 'new:'
const HINT = 'hint'
const MAX_SHOWN = 20

interface ClientPickerProps {
  label?: string
  value: Option | null
  onChange: (client: Option | null) => void
  /** The type of clients created here; without it none can be created. */
  newClientType?: ClientType
  error?: string | undefined
  isRequired?: boolean
}

/** Searches the agent's clients; a whole name without a match can be created as a client (CLIENT-21). */
export function ClientPicker({
  label = words.client,
  value,
  onChange,
  newClientType,
  error,
  isRequired = false,
}: ClientPickerProps) {
  const { id: userId } = useUser()
  // The id stays the same for a name, so that repeating it after a lost response creates no second client.
  const fresh = useRef({ text: '', id: '' })
  const [isCreating, setCreating] = useState(false)
  const [problem, setProblem] = useState<string>()
  const load = useCallback(
    async (text: string, signal: AbortSignal) => {
      const { clients, total } = await searchClients(text, MAX_SHOWN, signal)
      const found = clients.map(toOption)
      const options = [...found, ...moreOptions(total - found.length)]
      return newClientType ? [...options, ...offerNew(text, found)] : options
    },
    [newClientType],
  )

  async function choose(option: Option | null): Promise<void> {
    setProblem(undefined)
    if (!option?.id.startsWith(NEW)) return onChange(option)
    const text = option.id.slice(NEW.length)
    const name = readClientName(text)
    if (!name || !newClientType) return
    if (fresh.current.text !== text) fresh.current = { text, id: newId() }
    setCreating(true)
    try {
      const created = { id: fresh.current.id, name, type: newClientType }
      onChange(toOption(await createClientByName(userId, created)))
    } catch (error) {
      log.error('client not created', error)
      setProblem(messages.createFailed)
    } finally {
      setCreating(false)
    }
  }

  return (
    <ComboBox
      label={label}
      placeholder={messages.pickerPlaceholder}
      load={load}
      value={value}
      onChange={(option) => void choose(option)}
      isRequired={isRequired}
      isDisabled={isCreating}
      description={isCreating ? messages.creating : undefined}
      error={problem ?? error}
      emptyText={messages.noClients}
      failureText={messages.searchFailed}
    />
  )
}

function toOption(client: FoundClient): Option {
  const detail = client.email ?? client.phone
  return { id: client.id, label: fullName(client), ...(detail && { description: detail }) }
}

function offerNew(typed: string, found: readonly Option[]): Option[] {
  const text = typed.trim()
  if (text === '' || found.some(({ label }) => label === text)) return []
  if (readClientName(text)) return [{ id: NEW + text, label: createClient(text) }]
  return [{ id: HINT, label: messages.fullNameNeeded, isDisabled: true }]
}
