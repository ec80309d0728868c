import type { OutboundFetch } from './network/outbound.ts'

/** Our server and Supabase's Deno runtime each build a context. A function uses nothing else, so it runs unchanged in both. */
export interface FunctionContext {
  /** This address may be internal, so it must never reach a browser. */
  supabaseUrl: string
  publishableKey: string
  secretKey: string
  env(name: string): string | undefined
  /** Our server answers these requests in its own process, without a network. */
  fetch(request: Request): Promise<Response>
  /** Sends a request that follows no redirect and reaches only public addresses. */
  outbound: OutboundFetch
  caller: Caller | undefined
  address: string
  /**
   * Runs the requests of one account's links one after the other and counts them for the account, because the secret key has no limit. They
   * are counted apart from the account's own requests, so that a link that strangers open does not delay its owner.
   */
  inTurnOf<T>(owner: string, work: () => Promise<T>): Promise<T>
  /** Counts a use. Returns 0 if it is allowed, otherwise the seconds until the next one is. */
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
  /** Test suites may switch off limits per address, but not limits per user or link. */
  per: 'address' | 'user' | 'link'
  max: number
  seconds: number
}

type FunctionHandler = (request: Request, context: FunctionContext) => Promise<Response>

export interface FunctionDefinition {
  name: string
  /** This must equal `verify_jwt` in config.toml. */
  verifyJwt: boolean
  /** If set, the function also answers paths below its name, such as `/prospects/TOKEN`. */
  hasPath?: true
  methods: readonly string[]
  timeLimitMs: number
  handle: FunctionHandler
}

/** The part of a context that is the same for all requests; `runFunction` adds the rest for each request. */
export interface FunctionHost extends Omit<FunctionContext, 'caller' | 'signal'> {
  identify(): Promise<Caller | undefined>
}
