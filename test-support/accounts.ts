import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../domain/src/database/index.ts'

export interface ServerAccess {
  url: string
  publishableKey: string
  secretKey: string
}

export interface Person {
  email: string
  password: string
}

export interface Account extends Person {
  id: string
}

type Client = SupabaseClient<Database>
const unusedSessions = new WeakMap<Person, Session>()
/** Node 20 has no WebSocket of its own, so tests that run there pass one. */
type Transport = (new (address: string) => unknown) | undefined

export function newPerson(): Person {
  return { email: `${crypto.randomUUID()}@agente.mx`, password: 'Correcta-1' }
}

export class Accounts {
  readonly #server: ServerAccess
  readonly #transport: Transport

  constructor(server: ServerAccess, transport?: Transport) {
    this.#server = server
    this.#transport = transport
  }

  admin(): Client {
    return this.#connect(this.#server.secretKey)
  }

  visitor(): Client {
    return this.#connect(this.#server.publishableKey)
  }

  async createPerson(person: Person = newPerson()): Promise<Account> {
    const { data, error } = await this.visitor().auth.signUp(person)
    if (error) throw error
    if (!data.user) throw new Error(`no account for ${person.email}`)
    const account = { ...person, id: data.user.id }
    if (data.session) unusedSessions.set(account, data.session)
    return account
  }

  async clientOf(person: Person): Promise<Client> {
    const client = this.visitor()
    const { error } = await client.auth.signInWithPassword(person)
    if (error) throw error
    return client
  }

  /** The first session is that of the sign-up, which saves the server a password comparison. */
  async startSession(person: Person): Promise<Session> {
    const unused = unusedSessions.get(person)
    unusedSessions.delete(person)
    return unused ?? this.sessionOf(person)
  }

  async sessionOf(person: Person): Promise<Session> {
    const { data, error } = await this.visitor().auth.signInWithPassword(person)
    if (error) throw error
    return data.session
  }

  #connect(key: string): Client {
    return createClient<Database>(this.#server.url, key, {
      // Clients of one page that share a storage key would print warnings.
      auth: {
        persistSession: false,
        autoRefreshToken: false,
        storageKey: crypto.randomUUID(),
        experimental: { recoveryCodes: true },
      },
      ...(this.#transport && { realtime: { transport: this.#transport as never } }),
    })
  }
}
