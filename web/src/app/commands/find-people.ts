import { fullName } from '@predio/domain/clients'
import type { Command } from '@predio/domain/commands'
import { formatPhone, telUrl } from '@predio/domain/phones'
import type { Property } from '@predio/domain/properties'
import { searchListings } from '../../features/properties/find-listings.ts'
import { log } from '../../lib/log.ts'
import { recordTarget } from '../../lib/navigation.ts'
import type { PrepareAction, SearchHit } from '../../lib/search-source.ts'
import { readContact } from '../../records/clients/api/read-contact.ts'
import { searchClients, type FoundClient } from '../../records/clients/api/search-clients.ts'
import { ensureLocalProperty } from '../../records/listings/store/api/ensure-local-property.ts'
import { messages as listingTexts } from '../../records/listings/messages.ts'
import { messages as whatsAppTexts } from '../../records/whatsapp/messages.ts'
import { toast } from '../../ui/toast.ts'
import type { Asker } from './asker.ts'
import { COMMAND_ICONS } from './command-list.ts'
import {
  callTo,
  describeWhen,
  meetingAt,
  messages,
  named,
  visitTo,
  whatsAppTo,
} from './messages.ts'
import { openCommand } from './command-host.tsx'

type Of<V extends Command['verb']> = Extract<Command, { verb: V }>
type Appointment = Extract<Command, { where: string }>

const MAX_CLIENTS = 4

export function newClient({ name, phone }: Of<'client'>): SearchHit[] {
  if (name === '' && phone === undefined) return []
  return [
    {
      id: 'client',
      label: named(messages.newClient, name === '' ? (phone ?? '') : name),
      detail: phone,
      icon: COMMAND_ICONS.client,
      target: { run: () => openCommand({ kind: 'client', name, phone }) },
    },
  ]
}

/** CLIENT-15: if no name was typed, the clients with the latest contact are offered. */
export async function offerCalls({ who }: Of<'call'>, asker: Asker): Promise<SearchHit[]> {
  const clients = await findClients(who, asker)
  return clients.map((client) => {
    const tel = client.phone === null ? null : telUrl(client.phone)
    return {
      id: client.id,
      label: callTo(fullName(client)),
      detail: client.phone === null ? messages.noPhone : formatPhone(client.phone),
      icon: COMMAND_ICONS.call,
      target: tel === null ? recordTarget('clientes', client.id) : { call: tel },
    }
  })
}

export async function offerMessages(
  { who, text }: Of<'whatsapp'>,
  asker: Asker,
): Promise<SearchHit[]> {
  const clients = await findClients(who, asker)
  return clients.map((client) => ({
    id: client.id,
    label: whatsAppTo(fullName(client)),
    detail: text,
    icon: COMMAND_ICONS.whatsapp,
    target: { prepare: () => write(asker.userId, client, text) },
  }))
}

/** CMD-19: the note opens in the form for a new interaction. */
export async function offerNewNotes({ who, text }: Of<'note'>, asker: Asker): Promise<SearchHit[]> {
  if (who === '') return []
  const clients = await findClients(who, asker)
  return clients.map((client) => {
    const option = { id: client.id, label: fullName(client) }
    return {
      id: client.id,
      label: named(messages.newNote, option.label),
      detail: text,
      icon: COMMAND_ICONS.note,
      target: {
        run: () =>
          openCommand({
            kind: 'interaction',
            preset: {
              type: 'other',
              subject: messages.noteSubject,
              description: text,
              client: option,
            },
          }),
      },
    }
  })
}

/** The search knows only the clients' names, so the number is read when the person chooses a client. */
async function write(userId: string, { id }: FoundClient, text: string): ReturnType<PrepareAction> {
  try {
    const client = await readContact(userId, id)
    return () => openCommand({ kind: 'whatsapp', client, text })
  } catch (error) {
    log.error('contact not read', error)
    toast.error(whatsAppTexts.contactFailed)
    return undefined
  }
}

/** CMD-03: offers a task for each client found, and last a task without a client. */
export async function offerNewTasks(
  { title, people, when }: Of<'task'>,
  asker: Asker,
): Promise<SearchHit[]> {
  if (title === '' && !when) return []
  const clients = await findFirst(people, asker).catch(() => [])
  const said = when ? describeWhen(when, asker.zone) : ''
  const day = when?.day
  const time = when?.time ?? undefined
  return [...clients, null].map((client) => {
    const option = client ? { id: client.id, label: fullName(client) } : undefined
    const whom = option?.label ?? (clients.length > 0 ? messages.withoutClient : '')
    return {
      id: option?.id ?? 'task',
      label: title === '' ? messages.newTask : named(messages.newTask, title),
      detail: joined(whom, said),
      icon: COMMAND_ICONS.task,
      target: {
        run: () => openCommand({ kind: 'task', preset: { title, client: option, day, time } }),
      },
    }
  })
}

/** CMD-06 and CMD-19: this offers meetings, too, because they are typed with the same words as visits. */
export async function offerNewVisits(
  { verb, who, where, when }: Appointment,
  asker: Asker,
): Promise<SearchHit[]> {
  if (who === '' && where === '' && !when) return []
  const clients = who === '' ? [] : await findClients(who, asker)
  // In 'visita casa Itzimná' the words name no client, so they mean the listing.
  const place = where === '' && clients.length === 0 ? who : where
  const [listing] = place === '' ? [] : await searchListings(place)
  const said = when ? describeWhen(when, asker.zone) : ''
  return [...clients, ...(clients.length === 0 ? [null] : [])].map((client) => {
    const option = client ? { id: client.id, label: fullName(client) } : undefined
    return {
      id: option?.id ?? verb,
      label: named(APPOINTMENTS[verb].title, option?.label ?? listing?.title ?? messages.noClient),
      detail: joined(option ? (listing?.title ?? '') : '', said),
      icon: COMMAND_ICONS[verb],
      target: { prepare: () => schedule(verb, option, listing, when) },
    }
  })
}

const APPOINTMENTS = {
  visit: { title: messages.newVisit, subject: messages.visitSubject, at: visitTo },
  meeting: { title: messages.newMeeting, subject: messages.meetingSubject, at: meetingAt },
} as const

async function schedule(
  type: keyof typeof APPOINTMENTS,
  client: { id: string; label: string } | undefined,
  listing: Property | undefined,
  when: Appointment['when'],
): ReturnType<PrepareAction> {
  const property = listing && (await toOption(listing))
  const preset = {
    type,
    subject: property ? APPOINTMENTS[type].at(property.label) : APPOINTMENTS[type].subject,
    client,
    property,
    day: when?.day,
    time: when?.time ?? undefined,
  }
  return () => openCommand({ kind: 'interaction', preset })
}

/** If the listing has no copy in the account and none can be made, the form opens without the listing. */
async function toOption(listing: Property) {
  try {
    return { id: await ensureLocalProperty(listing), label: listing.title }
  } catch (error) {
    log.error('property not copied', error)
    toast.error(listingTexts.localCopyFailed)
    return undefined
  }
}

async function findClients(who: string, { signal }: Asker): Promise<FoundClient[]> {
  return (await searchClients(who, MAX_CLIENTS, signal)).clients
}

async function findFirst(names: readonly string[], asker: Asker): Promise<FoundClient[]> {
  for (const name of names) {
    const clients = await findClients(name, asker)
    if (clients.length > 0) return clients
  }
  return []
}

function joined(...parts: readonly string[]): string {
  return parts.filter(Boolean).join(' · ')
}
