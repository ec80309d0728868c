declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  export function encrypt(
    text: Buffer,
    options: {
      version: 'aes128gcm'
      dh: string
      authSecret: string
      /** Each message has a key pair of its own. */
      privateKey: ECDH
    },
  ): Buffer
}
