/** Our tokens are 128 random bits in base64url; those of other servers and an earlier version differ in length. */
export function looksLikeRefreshToken(token: string): boolean {
  return /^[A-Za-z0-9_-]{12,255}$/.test(token)
}
