import { createClient, type Session, type SupabaseClient } from '@supabase/supabase-js'
import type { Database } from '../domain/src/database/index.ts'

/** Where a running server answers, and its two keys. */
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
/** What signing up answered, until somebody enters with it. */
const unusedSessions = new WeakMap<Person, Session>()
/** Node 20 has no WebSocket of its own, so tests that run there bring one. */
type Transport = (new (address: string) => unknown) | undefined

/** Each test brings people of its own, so that none disturbs another. */
export function newPerson(): Person {
  return { email: `${crypto.randomUUID()}@agente.mx`, password: 'Correcta-1' }
}

/** Clients and accounts of a running server, for tests in Node and in the browser alike. */
export class Accounts {
  readonly #server: ServerAccess
  readonly #transport: Transport

  constructor(server: ServerAccess, transport?: Transport) {
    this.#server = server
    this.#transport = transport
  }

  /** May everything: to prepare what a screen would take long for, and to see what is really stored. */
  admin(): Client {
    return this.#connect(this.#server.secretKey)
  }

  /** A visitor's client that keeps its session to itself. */
  visitor(): Client {
    return this.#connect(this.#server.publishableKey)
  }

  /** An account without a browser, for tests that are not about signing up. */
  async createPerson(person: Person = newPerson()): Promise<Account> {
    const { data, error } = await this.visitor().auth.signUp(person)
    if (error) throw error
    if (!data.user) throw new Error(`no account for ${person.email}`)
    const account = { ...person, id: data.user.id }
    if (data.session) unusedSessions.set(account, data.session)
    return account
  }

  /** What the person could do through the API: to prepare their rows and files. */
  async clientOf(person: Person): Promise<Client> {
    const client = this.visitor()
    const { error } = await client.auth.signInWithPassword(person)
    if (error) throw error
    return client
  }

  /** A session for the app: the first time the one of signing up, which saves the server a password to compare. */
  async startSession(person: Person): Promise<Session> {
    const unused = unusedSessions.get(person)
    unusedSessions.delete(person)
    return unused ?? this.sessionOf(person)
  }

  /** A session by the password, as it is now. */
  async sessionOf(person: Person): Promise<Session> {
    const { data, error } = await this.visitor().auth.signInWithPassword(person)
    if (error) throw error
    return data.session
  }

  #connect(key: string): Client {
    return createClient<Database>(this.#server.url, key, {
      // A key of its own: clients of one page that share one warn of each other.
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
