import type { OutboundFetch } from './network/outbound.ts'

/**
 * What a function may know of where it runs. Our backend and Supabase's Deno runtime each build
 * one; a function touches nothing else, so it runs unchanged in both.
 */
export interface FunctionContext {
  /** Base of our own API, for `fetch`. It may be an internal name: never hand it to a browser. */
  supabaseUrl: string
  publishableKey: string
  secretKey: string
  /** Settings and secrets of the deployment. */
  env(name: string): string | undefined
  /** Reaches our own API; in our backend without a network. */
  fetch(request: Request): Promise<Response>
  /** Reaches the world, one hop, public addresses only. */
  outbound: OutboundFetch
  /** Who asks; always there when the function's `verifyJwt` is on. */
  caller: Caller | undefined
  /** The caller's network address, for limits. */
  address: string
  /**
   * Does this as one of the requests of this account's links, one after the other, and counts what it asks of our API among them where the
   * server takes turns: the secret key alone has no limit. They are apart from the account's own requests, so that a link that strangers
   * open does not keep its owner waiting.
   */
  inTurnOf<T>(owner: string, work: () => Promise<T>): Promise<T>
  /** Counts one more use. Seconds until the next is allowed, or 0 when this one is. */
  spend(limit: Limit, subject: string): Promise<number>
  now(): Date
  /** Ends when the function's time is up. */
  signal: AbortSignal
  /** For operators, in English, without secrets. */
  log(message: string, error?: unknown): void
}

/** A signed-in person, their token already verified. */
export interface Caller {
  id: string
  token: string
}

export interface Limit {
  name: string
  /** Limits per address can be switched off for test suites; those per user and link cannot. */
  per: 'address' | 'user' | 'link'
  max: number
  seconds: number
}

type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>

/** One function: what `config.toml` says of it, and what it does. */
export interface FunctionDefinition {
  name: string
  /** Only for a signed-in person. Equal to `verify_jwt` in config.toml. */
  verifyJwt: boolean
  methods: readonly string[]
  timeLimitMs: number
  handle: FunctionHandler
}

/** What a runtime offers; `runFunction` makes the context of one request from it. */
export interface FunctionHost extends Omit<FunctionContext, 'caller' | 'signal'> {
  /** Undefined for a missing, expired or forged token. */
  identify(): Promise<Caller | undefined>
}
