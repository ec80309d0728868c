/** SITE-04: a key with a colon consists of user and password. Otherwise it is the password of the user admin. */
export function siteCredentials(key: string): string | null {
  const given = key.trim()
  if (given === '') return null
  return given.includes(':') ? given : `admin:${given.replace(/\s+/g, '')}`
}

/** User names may contain accents, so the header is encoded in UTF-8. */
export function basicAuthorization(key: string): string | null {
  const credentials = siteCredentials(key)
  return credentials === null ? null : `Basic ${btoa(bytesOf(credentials))}`
}

/** The domain compiles without the types of browsers or Node. */
const { TextEncoder, btoa } = globalThis as unknown as {
  TextEncoder: new () => { encode: (text: string) => Uint8Array }
  btoa: (bytes: string) => string
}

function bytesOf(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
}
