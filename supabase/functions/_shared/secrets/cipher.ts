/**
 * A stored secret is the base64 of a version byte, a random nonce and the output of AES-256-GCM. The binding is authenticated but not
 * stored, so a value that was moved to another place does not open.
 */

const VERSION = 1
const NONCE_BYTES = 12
const KEY_BYTES = 32

export type SecretsKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>

/** The text must be 32 bytes in base64, as `openssl rand -base64 32` prints. */
export async function importSecretsKey(text: string): Promise<SecretsKey | undefined> {
  const bytes = fromBase64(text.trim())
  if (bytes?.length !== KEY_BYTES) return undefined
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

export async function encryptSecret(
  key: SecretsKey,
  secret: string,
  binding: string,
): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const sealed = await crypto.subtle.encrypt(
    parametersOf(nonce, binding),
    key,
    new TextEncoder().encode(secret),
  )
  return toBase64(Uint8Array.of(VERSION, ...nonce, ...new Uint8Array(sealed)))
}

/** The result is undefined if the value has another key, another place or a later version, or was changed. */
export async function decryptSecret(
  key: SecretsKey,
  stored: string,
  binding: string,
): Promise<string | undefined> {
  const bytes = fromBase64(stored)
  if (bytes?.[0] !== VERSION) return undefined
  const nonce = bytes.slice(1, 1 + NONCE_BYTES)
  try {
    const opened = await crypto.subtle.decrypt(
      parametersOf(nonce, binding),
      key,
      bytes.slice(1 + NONCE_BYTES),
    )
    return new TextDecoder().decode(opened)
  } catch {
    return undefined
  }
}

function parametersOf(nonce: Uint8Array<ArrayBuffer>, binding: string) {
  return { name: 'AES-GCM', iv: nonce, additionalData: new TextEncoder().encode(binding) }
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
  } catch {
    return undefined
  }
}
