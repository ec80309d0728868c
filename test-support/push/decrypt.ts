/** The code follows only RFC 8188 and RFC 8291 and shares nothing with the encryption, so that it proves what a browser can read. */
import { createDecipheriv, createECDH, hkdfSync, type ECDH } from 'node:crypto'

export interface BrowserKeys {
  privateKey: ECDH
  secret: Buffer
}

const SALT_BYTES = 16
const TAG_BYTES = 16
/** The header contains the salt, the size of a record and the length of the sender's public key. */
const HEADER_BYTES = SALT_BYTES + 4 + 1

export function createBrowserKeys(secret: Buffer, privateKey?: string): BrowserKeys {
  const ecdh = createECDH('prime256v1')
  if (privateKey) ecdh.setPrivateKey(privateKey, 'base64url')
  else ecdh.generateKeys()
  return { privateKey: ecdh, secret }
}

/** Throws if the message was not encrypted for these keys. */
export function decryptPush(message: Buffer, { privateKey, secret }: BrowserKeys): string {
  const salt = message.subarray(0, SALT_BYTES)
  const recordSize = message.readUInt32BE(SALT_BYTES)
  const keyEnd = HEADER_BYTES + message.readUInt8(HEADER_BYTES - 1)
  const sender = message.subarray(HEADER_BYTES, keyEnd)
  const record = message.subarray(keyEnd)
  if (record.length > recordSize) throw new Error('more than the one record of a push message')

  const info = Buffer.concat([Buffer.from('WebPush: info\0'), privateKey.getPublicKey(), sender])
  const shared = derive(secret, privateKey.computeSecret(sender), info, 32)
  const key = derive(salt, shared, Buffer.from('Content-Encoding: aes128gcm\0'), 16)
  const nonce = derive(salt, shared, Buffer.from('Content-Encoding: nonce\0'), 12)

  const decipher = createDecipheriv('aes-128-gcm', key, nonce)
  decipher.setAuthTag(record.subarray(-TAG_BYTES))
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()])
  const end = padded.lastIndexOf(2)
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) {
    throw new Error('the last record does not end as one')
  }
  return padded.subarray(0, end).toString('utf8')
}

function derive(salt: Buffer, secret: Buffer, info: Buffer, bytes: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, bytes))
}
