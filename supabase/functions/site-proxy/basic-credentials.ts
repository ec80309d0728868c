/** SITE-04: a key with a colon consists of user and password. Without a colon it is the password of `admin`, whose blanks are removed. */
export function basicCredentials(key: string | undefined): string | undefined {
  const given = key?.trim()
  if (!given) return undefined
  const pair = given.includes(':') ? given : `admin:${given.replace(/\s+/g, '')}`
  const bytes = new TextEncoder().encode(pair)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}
