import { generateKeyPairSync, type JsonWebKey, type KeyObject } from 'node:crypto'

export function privateJwk(
  type: 'ec' | 'rsa' | 'ed25519',
  kid: string,
  modulusLength = 2048,
): JsonWebKey {
  return { ...generate(type, modulusLength).export({ format: 'jwk' }), kid }
}

function generate(type: 'ec' | 'rsa' | 'ed25519', modulusLength: number): KeyObject {
  switch (type) {
    case 'ec':
      return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    case 'rsa':
      return generateKeyPairSync('rsa', { modulusLength }).privateKey
    case 'ed25519':
      return generateKeyPairSync('ed25519').privateKey
  }
}
