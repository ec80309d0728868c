/** SITE-04: a key with a colon is user and password; without one it is the password of `admin`, without its blanks. */
export function basicCredentials(key: string | undefined): string | undefined {
  const given = key?.trim()
  if (!given) return undefined
  const pair = given.includes(':') ? given : `admin:${given.replace(/\s+/g, '')}`
  const bytes = new TextEncoder().encode(pair)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}
