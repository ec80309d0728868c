/** How much of a body will come, as far as it says so: one that is refused unread comes too, and is thrown away. */
export function expectedBytes(headers: Headers, maxBytes: number): number {
  const declared = headers.get('content-length')
  if (declared === null) return headers.has('transfer-encoding') ? maxBytes : 0
  return Math.min(Number(declared) || 0, maxBytes)
}
