import {
  createPrivateKey,
  createPublicKey,
  sign,
  verify,
  type JsonWebKey,
  type KeyObject,
} from 'node:crypto'
import type { JWK } from 'jose'

type SigningAlgorithm = 'ES256' | 'RS256' | 'EdDSA'

interface SigningKey {
  kid: string
  alg: SigningAlgorithm
  publicJwk: JWK
  /** A retired key has no private part, so it can verify but not sign. */
  privateJwk: JWK | undefined
}

interface KeyForm {
  alg: SigningAlgorithm
  kty: string
  crv?: string
  publicMembers: readonly (keyof JWK)[]
  privateMembers: readonly (keyof JWK)[]
}

const FORMS: readonly KeyForm[] = [
  { alg: 'ES256', kty: 'EC', crv: 'P-256', publicMembers: ['x', 'y'], privateMembers: ['d'] },
  {
    alg: 'RS256',
    kty: 'RSA',
    publicMembers: ['n', 'e'],
    privateMembers: ['d', 'p', 'q', 'dp', 'dq', 'qi'],
  },
  { alg: 'EdDSA', kty: 'OKP', crv: 'Ed25519', publicMembers: ['x'], privateMembers: ['d'] },
]

const MIN_RSA_BITS = 2048

/** The message never contains any part of a key. */
class SigningKeyError extends Error {
  override name = 'SigningKeyError'
}

/** The first key signs, so it must be private. All keys verify. */
export function readSigningKeys(text: string): SigningKey[] {
  const given = parseList(text)
  const keys = given.map((jwk, index) => readKey(jwk, `la llave ${index + 1}`))
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length) {
    throw new SigningKeyError('dos llaves tienen el mismo kid')
  }
  if (!keys[0]?.privateJwk) {
    throw new SigningKeyError('la primera llave firma, así que debe ser privada')
  }
  return keys
}

/** The result is undefined if the list is valid. */
export function faultOfSigningKeys(text: string): string | undefined {
  try {
    readSigningKeys(text)
    return undefined
  } catch (error) {
    if (error instanceof SigningKeyError) return error.message
    throw error
  }
}

export function isPrivateEs256Key(text: string): boolean {
  if (faultOfSigningKeys(text) !== undefined) return false
  const keys = readSigningKeys(text)
  return keys.length === 1 && keys[0]?.alg === 'ES256'
}

export function publicPartOf(jwk: JWK): JWK {
  return readKey(jwk, 'la llave').publicJwk
}

function parseList(text: string): unknown[] {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new SigningKeyError('debe ser una lista JSON de llaves JWK')
  }
  const list: unknown[] = Array.isArray(value) ? value : [value]
  if (list.length === 0) throw new SigningKeyError('la lista no tiene ninguna llave')
  return list
}

function readKey(given: unknown, name: string): SigningKey {
  if (typeof given !== 'object' || given === null) {
    throw new SigningKeyError(`${name} no es una llave JWK`)
  }
  const jwk = given as JWK
  if (jwk.kty === 'oct') {
    throw new SigningKeyError(`${name} es un secreto compartido: va en JWT_SECRET`)
  }
  const form = FORMS.find(({ kty, crv }) => kty === jwk.kty && crv === (crv && jwk.crv))
  if (!form || (jwk.alg !== undefined && jwk.alg !== form.alg)) {
    throw new SigningKeyError(
      `${name} no es ES256 (EC, P-256), RS256 (RSA) ni EdDSA (OKP, Ed25519)`,
    )
  }
  if (typeof jwk.kid !== 'string' || jwk.kid === '') {
    throw new SigningKeyError(`${name} no tiene kid`)
  }
  const { alg } = form
  const publicPart = pick(jwk, form, form.publicMembers)
  const privatePart =
    jwk.d === undefined
      ? undefined
      : pick(jwk, form, [...form.publicMembers, ...form.privateMembers])
  checkPair(alg, publicPart, privatePart, name)
  return {
    kid: jwk.kid,
    alg,
    publicJwk: { ...publicPart, kid: jwk.kid, alg, use: 'sig', key_ops: ['verify'] },
    privateJwk: privatePart,
  }
}

/** Copies only the named members, so that a private member never gets into the published key. */
function pick(jwk: JWK, { kty, crv }: KeyForm, members: readonly (keyof JWK)[]): JWK {
  const parts = Object.fromEntries(members.map((member) => [member, jwk[member]]))
  return { kty, ...(crv && { crv }), ...parts }
}

const PROBE = Buffer.from('predio')

/** A key that cannot verify its own signatures would lock everybody out, so a signature is tried with both halves. */
function checkPair(
  alg: SigningAlgorithm,
  publicJwk: JWK,
  privateJwk: JWK | undefined,
  name: string,
): void {
  const publicKey = importKey(() =>
    createPublicKey({ key: publicJwk as JsonWebKey, format: 'jwk' }),
  )
  if (!publicKey) throw new SigningKeyError(`${name} no es una llave válida`)
  const bits = publicKey.asymmetricKeyDetails?.modulusLength ?? MIN_RSA_BITS
  if (bits < MIN_RSA_BITS) {
    throw new SigningKeyError(`${name} debe tener al menos ${MIN_RSA_BITS} bits`)
  }
  if (!privateJwk) return
  const privateKey = importKey(() =>
    createPrivateKey({ key: privateJwk as JsonWebKey, format: 'jwk' }),
  )
  const digest = alg === 'EdDSA' ? null : 'sha256'
  if (!privateKey || !verify(digest, PROBE, publicKey, sign(digest, PROBE, privateKey))) {
    throw new SigningKeyError(`${name} no es una llave válida`)
  }
}

function importKey(load: () => KeyObject): KeyObject | undefined {
  try {
    return load()
  } catch {
    return undefined
  }
}
