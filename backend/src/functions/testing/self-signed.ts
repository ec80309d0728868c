import { generateKeyPairSync, sign } from 'node:crypto'

/** The certificate has only the parts of X.509 that TLS needs. */
export function createSelfSigned(name: string): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  // These object ids are ecdsa-with-SHA256 (1.2.840.10045.4.3.2) and commonName (2.5.4.3).
  const algorithm = sequence(der(0x06, Buffer.from('2a8648ce3d040302', 'hex')))
  const commonName = sequence(der(0x06, Buffer.from('550403', 'hex')), der(0x0c, Buffer.from(name)))
  const who = sequence(der(0x31, commonName))
  const toBeSigned = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1])),
    algorithm,
    who,
    sequence(time('250101000000Z'), time('491231235959Z')),
    who,
    publicKey.export({ type: 'spki', format: 'der' }),
  )
  const signature = sign('sha256', toBeSigned, privateKey)
  const bits = der(0x03, Buffer.concat([Buffer.from([0]), signature]))
  const base64 = sequence(toBeSigned, algorithm, bits).toString('base64')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }) as string,
    cert: `-----BEGIN CERTIFICATE-----\n${base64.replace(/.{64}(?=.)/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

const sequence = (...parts: Buffer[]) => der(0x30, Buffer.concat(parts))
const time = (text: string) => der(0x17, Buffer.from(text))

function der(tag: number, content: Buffer): Buffer {
  const { length } = content
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}
