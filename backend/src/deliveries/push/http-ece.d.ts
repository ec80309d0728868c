declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  export function encrypt(
    text: Buffer,
    options: {
      version: 'aes128gcm'
      dh: string
      authSecret: string
      /** The key belongs to this message alone. */
      privateKey: ECDH
    },
  ): Buffer
}
