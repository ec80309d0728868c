import type { Config } from '../../config.ts'
import { failureCode, troubleOf } from '../../database/failure-code.ts'
import { ok, wrong, type Found } from './finding.ts'
import { assistantMessages as messages } from './messages.ts'

const TIMEOUT_MS = 10_000

/** Agents have keys of their own, so this asks the provider with a fake key, as a browser would: an error in JSON is the right answer. */
export async function checkAssistant({
  ai,
  publicUrl,
}: Pick<Config, 'ai' | 'publicUrl'>): Promise<Found> {
  const base = ai.baseUrl.replace(/\/+$/, '')
  const url = `${base}/chat/completions`
  if (publicUrl.protocol === 'https:' && new URL(base).protocol === 'http:') {
    return wrong(messages.plain(base), messages.plainTodo)
  }
  try {
    const answer = await ask(url, publicUrl.origin, { method: 'POST', body: '{}' })
    const isJson = (answer.headers.get('content-type') ?? '').includes('json')
    if (answer.status === 404 || answer.status === 405) {
      return wrong(messages.path(url, answer.status), messages.pathTodo)
    }
    if (answer.status >= 500) return wrong(messages.down(base, answer.status), messages.downTodo)
    if (!isJson) return wrong(messages.noApi(url), messages.pathTodo)
    const preflight = await ask(url, publicUrl.origin, {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization, content-type',
      },
    })
    const allowed = preflight.headers.get('access-control-allow-origin')
    if (allowed !== '*' && allowed !== publicUrl.origin) {
      return wrong(messages.cors(base, publicUrl.origin), messages.corsTodo)
    }
    return ok(messages.works(base, ai.model))
  } catch (error) {
    return describeFailure(error, base)
  }
}

async function ask(url: string, origin: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, {
    ...init,
    headers: { origin, 'content-type': 'application/json', ...(init.headers as object) },
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  await response.body?.cancel()
  return response
}

function describeFailure(error: unknown, base: string): Found {
  switch (troubleOf(error)) {
    case 'name':
      return wrong(messages.name(base), messages.nameTodo)
    case 'refused':
      return wrong(messages.refused(base), messages.refusedTodo)
    case 'timeout':
      return wrong(messages.timeout(base), messages.refusedTodo)
    case 'tls':
      return wrong(messages.tls(base, failureCode(error)), messages.tlsTodo)
    case 'other':
      return wrong(
        messages.other(base, failureCode(error) || (error as Error).message),
        messages.refusedTodo,
      )
  }
}
