/** SITE-04: with a colon the key is user and password as it is, else the password of admin. */
export function siteCredentials(key: string): string | null {
  const given = key.trim()
  if (given === '') return null
  return given.includes(':') ? given : `admin:${given.replace(/\s+/g, '')}`
}

/** The Authorization header of a key, null for none; names may have accents, so by UTF-8. */
export function basicAuthorization(key: string): string | null {
  const credentials = siteCredentials(key)
  return credentials === null ? null : `Basic ${btoa(bytesOf(credentials))}`
}

/** Typed here because this package compiles without a browser's or Node's types. */
const { TextEncoder, btoa } = globalThis as unknown as {
  TextEncoder: new () => { encode: (text: string) => Uint8Array }
  btoa: (bytes: string) => string
}

function bytesOf(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
}
