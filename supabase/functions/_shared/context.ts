import type { OutboundFetch } from './network/outbound.ts'

/** Our backend and Supabase's Deno runtime each build a context; a function uses nothing else, so it runs unchanged in both. */
export interface FunctionContext {
  /** The address may be internal, so it must never reach a browser. */
  supabaseUrl: string
  publishableKey: string
  secretKey: string
  env(name: string): string | undefined
  /** Our backend answers these requests without a network. */
  fetch(request: Request): Promise<Response>
  /** A request takes one hop and reaches public addresses only. */
  outbound: OutboundFetch
  caller: Caller | undefined
  address: string
  /**
   * The requests of one account's links run one after the other and count for it where the server takes turns, because the secret key has
   * no limit. They are separate from the account's own requests, so that a link that strangers open does not delay its owner.
   */
  inTurnOf<T>(owner: string, work: () => Promise<T>): Promise<T>
  /** Returns the seconds until the next use is allowed, or 0 if this one is. */
  spend(limit: Limit, subject: string): Promise<number>
  now(): Date
  signal: AbortSignal
  log(message: string, error?: unknown): void
}

export interface Caller {
  id: string
  token: string
}

export interface Limit {
  name: string
  /** Test suites may switch off limits per address, but not those per user and link. */
  per: 'address' | 'user' | 'link'
  max: number
  seconds: number
}

type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>

export interface FunctionDefinition {
  name: string
  /** The value must equal `verify_jwt` in config.toml. */
  verifyJwt: boolean
  /** The function also answers paths below its name, such as `/prospects/TOKEN`. */
  hasPath?: true
  methods: readonly string[]
  timeLimitMs: number
  handle: FunctionHandler
}

/** `runFunction` makes the context of one request from this host. */
export interface FunctionHost extends Omit<FunctionContext, 'caller' | 'signal'> {
  identify(): Promise<Caller | undefined>
}
