/** Counts the bytes that will arrive, because the body of a refused request arrives too and is thrown away. */
export function expectedBytes(headers: Headers, maxBytes: number): number {
  const declared = headers.get('content-length')
  if (declared === null) return headers.has('transfer-encoding') ? maxBytes : 0
  return Math.min(Number(declared) || 0, maxBytes)
}
