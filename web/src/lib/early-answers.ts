interface Early {
  config: Promise<Response>
  origin: Promise<string>
  authorization: string
  answers: Map<string, Promise<Response>>
}

/** An older answer is not used, because the data may have changed. */
const MAX_AGE_MS = 10_000

/** Node also loads this file, for code that needs only its request keys, so `document` may be missing. */
const page = globalThis as {
  predioEarly?: Early
  document?: { getElementById: (id: string) => { textContent: string | null } | null }
}

export function publishEarly(early: Early): void {
  page.predioEarly = early
  setTimeout(() => {
    early.answers.clear()
    // The early answers contain the session, which any script of the page could read here, so they are removed.
    if (page.predioEarly === early) delete page.predioEarly
  }, MAX_AGE_MS)
  const { config, origin, answers } = early
  for (const answer of [config, origin, ...answers.values()]) answer.catch(() => {})
}

/**
 * Our server writes the configuration into the dashboard's document (backend/src/site); a static host does not, so the file is fetched.
 */
export async function fetchConfig(): Promise<Response> {
  const written = page.document?.getElementById('config')?.textContent
  if (written) return new Response(written)
  const early = await answerOf(page.predioEarly?.config)
  return early ?? fetch('/config.json')
}

export const fetchUnlessEarly: typeof fetch = async (input, init) => {
  const early = await answerOf(takeAnswer(input, init))
  return early ?? fetch(input, init)
}

async function takeAnswer(
  ...[input, init]: Parameters<typeof fetch>
): Promise<Response | undefined> {
  const early = page.predioEarly
  if (!early || early.answers.size === 0) return undefined
  if (new Headers(init?.headers).get('authorization') !== early.authorization) return undefined
  const url = new URL(input instanceof Request ? input.url : input)
  if (url.origin !== (await early.origin)) return undefined
  const question = questionOf(url, init)
  const answer = early.answers.get(question)
  early.answers.delete(question)
  return answer
}

export function questionOf({ pathname, search }: URL, { method = 'GET', body }: RequestInit = {}) {
  if (method === 'GET') return pathname + search
  return `${method} ${pathname}${search} ${typeof body === 'string' ? body : ''}`
}

async function answerOf(
  early: Promise<Response | undefined> | undefined,
): Promise<Response | undefined> {
  try {
    const response = await early
    return response?.ok && !response.bodyUsed ? response : undefined
  } catch {
    return undefined
  }
}
