/** How much of a body will be read: all that may come of one that does not say, and nothing of one that is refused unread. */
export function expectedBytes(headers: Headers, maxBytes: number): number {
  const declared = headers.get('content-length')
  if (declared === null) return headers.has('transfer-encoding') ? maxBytes : 0
  const bytes = Number(declared)
  return bytes <= maxBytes ? bytes : 0
}
