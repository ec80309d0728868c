import { fullName, type ClientType } from '@predio/domain/clients'
import { useCallback, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { holdSubmit } from '../../lib/hold-submit.ts'
import { log } from '../../lib/log.ts'
import { newId } from '../../lib/new-id.ts'
import { describeOutboxFailure } from '../../lib/outbox/describe-outbox-failure.ts'
import { outboxEntries } from '../../lib/outbox/outbox.ts'
import { saveThroughOutbox } from '../../lib/outbox/save-through-outbox.ts'
import { useUser } from '../../lib/session/index.ts'
import { isUnreachable } from '../../lib/unreachable.ts'
import { ComboBox } from '../../ui/combo-box.tsx'
import { moreOptions, type Option } from '../../ui/option.ts'
import { createClientByName, type NamedClient } from './api/create-client-by-name.ts'
import { searchClients, type FoundClient, type FoundClients } from './api/search-clients.ts'
import { findContacts } from './find-contacts.ts'
import { NEW_CLIENT, toRecord } from './form/client-form-schema.ts'
import { createClient, messages } from './messages.ts'
import { readOfflineContacts } from './offline-contacts.ts'
import { readClientName } from './read-client-name.ts'
import { addClientToOutbox, type OutboxClient } from './api/outbox-clients.ts'
import { words } from '../../lib/words.ts'

/** Prefix of the option that creates a client; ids of clients are UUIDs and never begin with it. */
const NEW = 'new:'
const HINT = 'hint'
const MAX_SHOWN = 20

interface ClientPickerProps {
  label?: string
  value: Option | null
  onChange: (client: Option | null) => void
  newClientType?: ClientType
  onCreated?: ((client: { id: string; type: ClientType }) => void) | undefined
  error?: string | undefined
  isRequired?: boolean
}

/** CLIENT-21: if no client has the typed name, the picker offers to create one. */
export function ClientPicker({
  label = words.client,
  value,
  onChange,
  newClientType,
  onCreated,
  error,
  isRequired = false,
}: ClientPickerProps) {
  const { id: userId } = useUser()
  // Each name keeps its id, so that a second attempt after a lost response creates no second client.
  const fresh = useRef({ text: '', id: '' })
  const frame = useRef<HTMLDivElement>(null)
  const [isCreating, setCreating] = useState(false)
  const [problem, setProblem] = useState<string>()
  const load = useCallback(
    async (text: string, signal: AbortSignal) => {
      const { clients, total } = await searchOrFind(userId, text, signal)
      const found = clients.map(toOption)
      const options = [...found, ...moreOptions(total - found.length)]
      return newClientType ? [...options, ...offerNew(text, found)] : options
    },
    [newClientType, userId],
  )

  async function choose(option: Option | null): Promise<void> {
    setProblem(undefined)
    if (!option?.id.startsWith(NEW)) return onChange(option)
    const text = option.id.slice(NEW.length)
    const name = readClientName(text)
    if (!name || !newClientType) return
    if (fresh.current.text !== text) fresh.current = { text, id: newId() }
    const release = holdSubmit(frame.current)
    setCreating(true)
    try {
      const created = { id: fresh.current.id, name, type: newClientType }
      const client = toOption(await createThroughOutbox(userId, created))
      onCreated?.(created)
      flushSync(() => onChange(client))
      release(true)
    } catch (error) {
      release(false)
      log.error('client not created', error)
      setProblem(describeOutboxFailure(error) ?? messages.createFailed)
    } finally {
      setCreating(false)
    }
  }

  return (
    <div ref={frame} className="contents">
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
    </div>
  )
}

/** If the server cannot be reached, the search uses the contacts on this device and the outbox. */
async function searchOrFind(
  userId: string,
  text: string,
  signal: AbortSignal,
): Promise<FoundClients> {
  try {
    return await searchClients(text, MAX_SHOWN, signal)
  } catch (error) {
    if (!isUnreachable(error)) throw error
    const unsent = outboxEntries().filter(({ kind }) => kind === 'clients') as OutboxClient[]
    const copy = await readOfflineContacts(userId)
    const found = findContacts([...unsent.map(({ row }) => row), ...(copy?.contacts ?? [])], text)
    return { clients: found.slice(0, MAX_SHOWN), total: found.length }
  }
}

async function createThroughOutbox(userId: string, created: NamedClient): Promise<FoundClient> {
  const { id, name, type } = created
  let queued: FoundClient | undefined
  const saved = await saveThroughOutbox(
    () => createClientByName(userId, created),
    async (wasSent) => {
      const values = toRecord({ ...NEW_CLIENT, ...name, type })
      queued = await addClientToOutbox(userId, { id, values, wasSent })
    },
  )
  const client = saved ?? queued
  if (!client) throw new Error('the client is neither stored nor in the outbox')
  return client
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
