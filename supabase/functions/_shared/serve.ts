import type { FunctionDefinition, FunctionHost } from './context.ts'
import { identifyCaller } from './deno/identify-caller.ts'
import { createMemoryLimits } from './deno/memory-limits.ts'
import { createPlainOutbound } from './deno/plain-outbound.ts'
import { readKeys } from './deno/read-keys.ts'
import { isOn } from './is-on.ts'
import { runFunction } from './run-function.ts'

/** The type checker for Node reads this file too, so the used part of Deno is declared here. */
declare const Deno: {
  env: { get(name: string): string | undefined }
  serve(handler: (request: Request) => Promise<Response>): unknown
}

export function serve(definition: FunctionDefinition): void {
  const env = (name: string) => Deno.env.get(name)
  const supabaseUrl = env('SUPABASE_URL')
  if (!supabaseUrl) throw new Error('SUPABASE_URL is not set')
  const keys = readKeys(env)
  const spend = createMemoryLimits(Date.now)
  const outbound = createPlainOutbound(isOn(env('SITE_PROXY_ALLOW_PRIVATE')))
  Deno.serve((request) => {
    const host: FunctionHost = {
      supabaseUrl,
      ...keys,
      env,
      fetch: (apiRequest) => fetch(apiRequest),
      outbound,
      identify: () => identifyCaller(request, supabaseUrl, keys.publishableKey),
      address: addressOf(request),
      inTurnOf: (_owner, work) => work(),
      spend: (limit, subject) => Promise.resolve(spend(limit, subject)),
      now: () => new Date(),
      log: (message, error) => console.error(message, error),
    }
    return runFunction(definition, request, host)
  })
}

function addressOf(request: Request): string {
  const forwarded = request.headers.get('x-forwarded-for')?.split(',')[0]?.trim()
  return forwarded || 'unknown'
}
