import { wait } from '../../../lib/wait.ts'
import type { SiteResponse } from '../site/site-response.ts'

const TRIES = 3
const FIRST_PAUSE_MS = 1000
/** If a site asks for a longer pause, it is not asked again. */
const LONGEST_PAUSE_MS = 60_000

interface RetryOptions {
  isRetried?: (heard: SiteResponse) => boolean
  random?: () => number
}

export async function askWithRetries(
  ask: () => Promise<SiteResponse>,
  signal: AbortSignal,
  { isRetried = isBusy, random = Math.random }: RetryOptions = {},
): Promise<SiteResponse> {
  let heard = await ask()
  for (let tries = 1; tries < TRIES && isRetried(heard); tries += 1) {
    const pause = heard.retryAfterMs ?? backoff(tries, random())
    if (pause > LONGEST_PAUSE_MS) return heard
    await wait(pause, signal)
    heard = await ask()
  }
  return heard
}

export function isTooMany({ answer }: SiteResponse): boolean {
  return answer.kind === 'answer' && answer.status === 429
}

function isBusy(heard: SiteResponse): boolean {
  return isTooMany(heard) || (heard.answer.kind === 'answer' && heard.answer.status >= 500)
}

/** A random part of the pause keeps readers who failed together from coming back together. */
function backoff(tries: number, chance: number): number {
  return FIRST_PAUSE_MS * 2 ** (tries - 1) * (1 + chance / 2)
}
