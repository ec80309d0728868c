/** supabase-js does not expose the headers of a refusal, so the id of a request that failed on the server is recorded here. */
let last: { reference: string; at: number } | undefined

/** The text about a failure is shown with the answer or after one more try; a text that is shown later is about another failure. */
const SHOWN_WITHIN_MS = 5000

export function recordReference(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const response = await send(input, init)
    const reference = response.headers.get('x-request-id')
    if (response.status >= 500 && reference) {
      last = { reference, at: Date.now() }
    }
    return response
  }
}

/** OPS-09: returns the request's id only if the server failed just now. */
export function recentReference(now = Date.now()): string | undefined {
  return last && now - last.at <= SHOWN_WITHIN_MS ? last.reference : undefined
}
