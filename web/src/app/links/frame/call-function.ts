import { FunctionsClient, FunctionsHttpError } from '@supabase/functions-js'
import { bearerOf, CLIENT_HEADERS } from '../../../lib/client-headers.ts'
import { deployment, loadDeployment } from '../../../lib/deployment.ts'
import { log } from '../../../lib/log.ts'
import { LinkRefusal } from './link-refusal.ts'

/** A slow phone gets this much time; a dead connection must not keep the page waiting forever. */
const TIMEOUT_MS = 25_000

let connecting: Promise<FunctionsClient> | undefined

export async function callFunction<Answer>(name: string, body: object): Promise<Answer> {
  const functions = await connect()
  const { data, error } = await functions.invoke<Answer>(name, {
    body: body as Record<string, unknown>,
    timeout: TIMEOUT_MS,
  })
  if (error) throw await refusalOf(error)
  return data as Answer
}

export function addressOf(path: string): string | null {
  const base = deployment().supabaseUrl
  if (!URL.canParse(path, base)) return null
  const address = new URL(path, base)
  return /^https?:$/.test(address.protocol) ? address.href : null
}

async function connect(): Promise<FunctionsClient> {
  connecting ??= createClient()
  try {
    return await connecting
  } catch (error) {
    connecting = undefined
    log.warn('the deployment could not be read', error)
    throw new LinkRefusal('unreachable', true)
  }
}

async function createClient(): Promise<FunctionsClient> {
  const { supabaseUrl, supabaseKey } = await loadDeployment()
  const bearer = bearerOf(supabaseKey)
  return new FunctionsClient(`${supabaseUrl.replace(/\/$/, '')}/functions/v1`, {
    headers: {
      ...CLIENT_HEADERS,
      apikey: supabaseKey,
      ...(bearer && { Authorization: `Bearer ${bearer}` }),
    },
  })
}

async function refusalOf(error: unknown): Promise<LinkRefusal> {
  if (!(error instanceof FunctionsHttpError)) {
    log.warn('the function was not reached', error)
    return new LinkRefusal('unreachable', true)
  }
  const response = error.context as Response
  const { status } = response
  const isTemporary = status >= 500 || status === 408 || status === 429
  const wait = Number(response.headers.get('retry-after'))
  return new LinkRefusal(await codeOf(response), isTemporary, wait > 0 ? wait : null)
}

async function codeOf(response: Response): Promise<string> {
  try {
    const { error } = (await response.json()) as { error?: unknown }
    return typeof error === 'string' ? error : 'failed'
  } catch {
    return 'failed'
  }
}
