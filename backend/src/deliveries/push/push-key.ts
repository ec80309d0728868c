import { importJWK, SignJWT, type JWK } from 'jose'
import type { Config } from '../../config.ts'
import { keepSealed, type Seal } from '../../database/secrets.ts'
import type { Database } from '../../database/types.ts'
import { createSigningKey } from '../../http/keyring.ts'
import { KEY_NAMES } from '../../http/load-keyring.ts'

/** How push services know this server (RFC 8292); a browser takes messages of the key alone that it subscribed with. */
export interface PushKey {
  /** As browsers want it: the point of P-256, uncompressed, in base64url. */
  publicKey: string
  /** What stands in Authorization of a message to this push service. */
  authorize(service: URL): Promise<string>
}

/** A push service refuses more than a day. */
const VALID_FOR = '12h'

/** Made at the first start and encrypted with SECRETS_KEY; all processes on one database have the same (PUSH-02). */
export async function loadPushKey(
  database: Database,
  seal: Seal,
  { operatorEmail, contact }: Pick<Config, 'operatorEmail' | 'contact'>,
): Promise<PushKey> {
  const fresh = JSON.stringify(await createSigningKey())
  const { push_key: stored } = await database.asOwner((tx) =>
    keepSealed(tx, seal, { [KEY_NAMES.push]: fresh }),
  )
  const jwk = JSON.parse(stored) as JWK
  const key = await importJWK(jwk, 'ES256')
  const publicKey = publicPoint(jwk)
  // Whom a push service writes to about this server.
  const writeTo = `mailto:${operatorEmail ?? contact.email}`
  return {
    publicKey,
    async authorize(service) {
      const token = await new SignJWT()
        .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
        .setAudience(service.origin)
        .setExpirationTime(VALID_FOR)
        .setSubject(writeTo)
        .sign(key)
      return `vapid t=${token}, k=${publicKey}`
    },
  }
}

function publicPoint({ x = '', y = '' }: JWK): string {
  const halves = [x, y].map((half) => Buffer.from(half, 'base64url'))
  return Buffer.concat([Buffer.of(4), ...halves]).toString('base64url')
}
