import { randomUUID } from 'node:crypto'
import { numberBindings, type AskedBinding } from './asked-binding.ts'
import type { Connection } from '../socket/connection.ts'
import type { JoinRequest } from './read-join.ts'
import type { Person } from './person.ts'
import type { Access, Extension, Refusal } from './policies.ts'

const PREFIX = 'realtime:'
/** This prefix separates private rooms from public ones, because no topic begins with it. */
const PRIVATE = 'private:'

export class Channel {
  readonly connection: Connection
  readonly topic: string
  readonly name: string
  readonly room: string
  readonly joinRef: string | null
  readonly broadcast: { self: boolean; ack: boolean }
  readonly presenceKey: string
  readonly asked: AskedBinding[]
  hearsPresence: boolean
  person: Person
  access: Access | undefined
  readonly refusals = new Map<Extension, { refusal: Refusal | undefined }>()
  expiry: NodeJS.Timeout | undefined
  presenceRef: string | undefined
  isOpen = true

  constructor(
    connection: Connection,
    at: { topic: string; name: string; joinRef: string | null },
    person: Person,
    access: Access | undefined,
    request: JoinRequest,
  ) {
    this.connection = connection
    this.topic = at.topic
    this.name = at.name
    this.joinRef = at.joinRef
    this.person = person
    this.access = access
    this.room = roomOf(at.topic, request.isPrivate)
    this.broadcast = request.broadcast
    this.presenceKey = request.presence.key || randomUUID()
    this.asked = numberBindings(request.bindings)
    this.hearsPresence = request.presence.enabled
  }

  push(event: string, payload: string): void {
    this.#send(null, null, event, payload)
  }

  reply(ref: string | null, status: 'ok' | 'error', response: object = {}): void {
    this.#send(this.joinRef, ref, 'phx_reply', JSON.stringify({ status, response }))
  }

  system(extension: 'postgres_changes' | 'system', status: 'ok' | 'error', message: string): void {
    const payload = { extension, status, message, channel: this.name }
    this.#send(this.joinRef, null, 'system', JSON.stringify(payload))
  }

  /** `phx_close` ends the channel; `phx_error` also makes the client join again and reload. */
  describeOver(event: 'phx_close' | 'phx_error'): void {
    this.#send(this.joinRef, this.joinRef, event, '{}')
  }

  #send(joinRef: string | null, ref: string | null, event: string, payload: string): void {
    const { connection, topic } = this
    connection.send(connection.serializer.encode({ joinRef, ref, topic, event, payload }))
  }
}

export function nameOf(topic: string): string | undefined {
  return topic.startsWith(PREFIX) ? topic.slice(PREFIX.length) : undefined
}

export function roomOf(topic: string, isPrivate: boolean): string {
  return isPrivate ? `${PRIVATE}${topic}` : topic
}

export function topicOfRoom(room: string): string {
  return room.startsWith(PRIVATE) ? room.slice(PRIVATE.length) : room
}

export function topicOf(name: string): string {
  return `${PREFIX}${name}`
}
