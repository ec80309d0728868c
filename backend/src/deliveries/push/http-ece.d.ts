/** The part of the library that is used; it brings no types. */
declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  export function encrypt(
    text: Buffer,
    options: {
      version: 'aes128gcm'
      /** The receiver's public key and secret, as the browser gave them. */
      dh: string
      authSecret: string
      /** Of this message alone. */
      privateKey: ECDH
    },
  ): Buffer
}
