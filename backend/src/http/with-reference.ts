/** The request's id is added to the body, because copied texts and screenshots that people send to support lack headers. */
export async function withReference(response: Response, requestId: string): Promise<Response> {
  const headers = new Headers(response.headers)
  headers.set('x-request-id', requestId)
  headers.delete('content-length')
  const text = isPlainJson(headers) ? await response.text() : undefined
  const body = text === undefined ? response.body : addReference(text, requestId)
  return new Response(body, { status: response.status, headers })
}

function isPlainJson(headers: Headers): boolean {
  return (
    /^application\/([\w.+-]+\+)?json\b/.test(headers.get('content-type') ?? '') &&
    !headers.has('content-encoding')
  )
}

function addReference(text: string, requestId: string): string {
  try {
    const body: unknown = JSON.parse(text)
    if (typeof body !== 'object' || body === null || Array.isArray(body)) return text
    return JSON.stringify({ ...body, request_id: requestId })
  } catch {
    // The answer to a HEAD request has an empty body, which is not valid JSON.
    return text
  }
}
