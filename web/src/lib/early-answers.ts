/** What was asked for before the app was here (app/early/early-reads.ts). */
interface Early {
  config: Promise<Response>
  /** As the requests carried it: answers for another session are of no use. */
  authorization: string
  /** By path and query; each is used once. */
  answers: Map<string, Promise<Response>>
}

/** Later than this somebody may have changed what the server said. */
const LAST_MS = 10_000

const page = globalThis as { predioEarly?: Early }

/** Hands them on from one script to the other. */
export function publishEarly(early: Early): void {
  page.predioEarly = early
  setTimeout(() => early.answers.clear(), LAST_MS)
  // The app asks again for what failed.
  for (const answer of [early.config, ...early.answers.values()]) answer.catch(() => {})
}

export async function fetchConfig(): Promise<Response> {
  const early = await answerOf(page.predioEarly?.config)
  return early ?? fetch('/config.json')
}

/** A fetch that takes the early answer where there is one to the same question. */
export const fetchUnlessEarly: typeof fetch = async (input, init) => {
  const early = await answerOf(takeAnswer(input, init))
  return early ?? fetch(input, init)
}

function takeAnswer(...[input, init]: Parameters<typeof fetch>): Promise<Response> | undefined {
  const early = page.predioEarly
  if (!early || early.answers.size === 0 || (init?.method ?? 'GET') !== 'GET') return undefined
  if (new Headers(init?.headers).get('authorization') !== early.authorization) return undefined
  const { pathname, search } = new URL(input instanceof Request ? input.url : input)
  const path = pathname + search
  const answer = early.answers.get(path)
  early.answers.delete(path)
  return answer
}

async function answerOf(early: Promise<Response> | undefined): Promise<Response | undefined> {
  try {
    const response = await early
    return response?.ok && !response.bodyUsed ? response : undefined
  } catch {
    return undefined
  }
}
