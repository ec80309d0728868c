export type LinkState = 'used' | 'confirmed' | 'expired'

/** auth-js hides the headers of a refusal, so the header is recorded here; Supabase's own service does not send it. */
let last: LinkState | undefined

export function recordLinkState(send: typeof fetch): typeof fetch {
  return async (...request) => {
    const response = await send(...request)
    last = readLinkState(response.headers.get('x-predio-link'))
    return response
  }
}

export function lastLinkState(): LinkState | undefined {
  return last
}

function readLinkState(value: string | null): LinkState | undefined {
  return value === 'used' || value === 'confirmed' || value === 'expired' ? value : undefined
}
