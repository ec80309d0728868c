/**
 * A failure of the server with the request's id in its body: the header does not survive every copy and picture that a person sends to
 * support. What is not a JSON object stays as it is.
 */
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
    // Empty, as an answer to HEAD is.
    return text
  }
}
