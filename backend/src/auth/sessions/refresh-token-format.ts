/** Ours are 128 random bits in base64url; those of an earlier version and of other servers are shorter or longer. */
export function looksLikeRefreshToken(token: string): boolean {
  return /^[A-Za-z0-9_-]{12,255}$/.test(token)
}
