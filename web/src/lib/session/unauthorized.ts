/** An answer that refuses the access token itself. */
export const UNAUTHORIZED = 'predio:unauthorized'

/** Passes answers on, and says when the server no longer knows who is asking. */
export function notingUnauthorized(send: typeof fetch): typeof fetch {
  return async (...request) => {
    const response = await send(...request)
    if (response.status === 401) dispatchEvent(new Event(UNAUTHORIZED))
    return response
  }
}
