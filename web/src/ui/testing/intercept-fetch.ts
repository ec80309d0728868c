import { onTestFinished } from 'vitest'

interface Interception {
  count: () => number
  release: () => void
}

export function interceptFetch(
  matches: (request: Request) => boolean,
  answer: (request: Request) => Response | Promise<Response> = () => {
    throw new TypeError('Failed to fetch')
  },
): Interception {
  const real = globalThis.fetch
  let matched = 0
  globalThis.fetch = async (input, init) => {
    // Reading the body would consume the request, so a copy is read.
    const request = new Request(input instanceof Request ? input.clone() : input, init)
    if (!matches(request)) return real(input, init)
    matched += 1
    return answer(request)
  }
  const release = () => {
    globalThis.fetch = real
  }
  onTestFinished(release)
  return { count: () => matched, release }
}

export function countFetches(matches: (request: Request) => boolean): () => number {
  const real = globalThis.fetch
  return interceptFetch(matches, (request) => real(request)).count
}

/** The server carries out the next matching request, but its response is dropped. */
export function loseNextResponse(matches: (request: Request) => boolean): void {
  const real = globalThis.fetch
  let isLost = false
  interceptFetch(
    (request) => !isLost && matches(request),
    async (request) => {
      isLost = true
      await real(request)
      throw new TypeError('Failed to fetch')
    },
  )
}
