/**
 * The site key as the specification reads it (platform, section 5): with a colon it is name and
 * password as they are; without, the password of `admin`, spaces removed.
 */
export function basicCredentials(key: string | undefined): string | undefined {
  const given = key?.trim()
  if (!given) return undefined
  const pair = given.includes(':') ? given : `admin:${given.replace(/\s+/g, '')}`
  const bytes = new TextEncoder().encode(pair)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}
