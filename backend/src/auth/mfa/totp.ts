import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const ISSUER = 'Predio'
const PERIOD_SECONDS = 30
const SECRET_BYTES = 20
const WINDOW = 1

export interface NewTotp {
  secret: string
  uri: string
  /** supabase-js builds an address from this SVG text, which therefore must not contain a `#`. */
  qrCode: string
}

export function createTotp(account: string, issuer: string): NewTotp {
  const secret = new Secret({ size: SECRET_BYTES }).base32
  const uri = totpOf(secret, account, issuer === '' ? ISSUER : issuer).toString()
  const qrCode = renderSVG(uri, { ecc: 'M', border: 4, whiteColor: 'white', blackColor: 'black' })
  return { secret, uri, qrCode }
}

export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW })
  if (delta === null) return undefined
  return Math.floor(now / 1000 / PERIOD_SECONDS) + delta
}

function totpOf(secret: string, label = 'Predio', issuer = ISSUER): TOTP {
  return new TOTP({ issuer, label, secret, digits: 6, period: PERIOD_SECONDS, algorithm: 'SHA1' })
}
