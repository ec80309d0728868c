/** SITE-04: a key with a colon is user and password, else the password of admin. */
export function siteCredentials(key: string): string | null {
  const given = key.trim()
  if (given === '') return null
  return given.includes(':') ? given : `admin:${given.replace(/\s+/g, '')}`
}

/** Names may have accents, so the header is encoded as UTF-8. */
export function basicAuthorization(key: string): string | null {
  const credentials = siteCredentials(key)
  return credentials === null ? null : `Basic ${btoa(bytesOf(credentials))}`
}

/** This package compiles without a browser's or Node's types. */
const { TextEncoder, btoa } = globalThis as unknown as {
  TextEncoder: new () => { encode: (text: string) => Uint8Array }
  btoa: (bytes: string) => string
}

function bytesOf(text: string): string {
  return Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join('')
}
