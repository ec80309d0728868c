import { randomUUID } from 'node:crypto'
import {
  createClient,
  type Session,
  type SupabaseClient,
  type SupabaseClientOptions,
  type User,
} from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import { publishableKey, secretKey, url } from './context.ts'

type Options = SupabaseClientOptions<'public'>

/** This is an unmodified supabase-js. Node 20 has no WebSocket of its own, so the client gets one. */
export function connectTo(
  address: string,
  key: string,
  { auth, global, realtime }: Options = {},
): SupabaseClient {
  return createClient(address, key, {
    auth: { autoRefreshToken: false, persistSession: false, ...auth },
    global: { ...global },
    realtime: { transport: WebSocket as never, ...realtime },
  })
}

export function anonymous(options?: Options): SupabaseClient {
  return connectTo(url, publishableKey, options)
}

export function admin(options?: Options): SupabaseClient {
  return connectTo(url, secretKey, options)
}

export interface Person {
  client: SupabaseClient
  session: Session
  user: User
  email: string
  password: string
}

export const PASSWORD = 'contraseña-segura'

export function randomEmail(): string {
  return `persona-${randomUUID()}@example.com`
}

export async function signedUp(data: Record<string, unknown> = {}): Promise<Person> {
  const email = randomEmail()
  const supabase = anonymous()
  const answer = await supabase.auth.signUp({ email, password: PASSWORD, options: { data } })
  if (answer.error) throw answer.error
  const { session, user } = answer.data
  if (!session || !user) throw new Error('sign-up gave no session')
  return { client: supabase, session, user, email, password: PASSWORD }
}

export async function signedIn({
  email,
  password,
}: Pick<Person, 'email' | 'password'>): Promise<Person> {
  const supabase = anonymous()
  const answer = await supabase.auth.signInWithPassword({ email, password })
  if (answer.error) throw answer.error
  return { client: supabase, ...answer.data, email, password }
}
