import { importJWK, SignJWT, type JWK } from 'jose'
import type { Config } from '../../config.ts'
import { loadOrCreateSealed, type Seal } from '../../database/secrets.ts'
import type { Database } from '../../database/types.ts'
import { createSigningKey } from '../../http/keyring.ts'
import { KEY_NAMES } from '../../http/load-keyring.ts'

/** Push services recognise this server by this key (RFC 8292). A browser accepts only messages with the key with which it subscribed. */
export interface PushKey {
  /** Browsers require the uncompressed point of P-256 in base64url. */
  publicKey: string
  /** Returns the Authorization header of a message to this push service. */
  authorize(service: URL): Promise<string>
}

/** A push service refuses a signature that is valid for more than a day. */
const VALID_FOR = '12h'

/** The first start makes the key and encrypts it with SECRETS_KEY; all processes on one database share it (PUSH-02). */
export async function loadPushKey(
  database: Database,
  seal: Seal,
  { operatorEmail, contact }: Pick<Config, 'operatorEmail' | 'contact'>,
): Promise<PushKey> {
  const fresh = JSON.stringify(await createSigningKey())
  const { push_key: stored } = await database.asOwner((tx) =>
    loadOrCreateSealed(tx, seal, { [KEY_NAMES.push]: fresh }),
  )
  const jwk = JSON.parse(stored) as JWK
  const key = await importJWK(jwk, 'ES256')
  const publicKey = publicPoint(jwk)
  // A push service uses this address if it has to contact the operator of this server.
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
