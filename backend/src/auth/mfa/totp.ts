import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

const ISSUER = 'Predio'
const PERIOD_SECONDS = 30
const SECRET_BYTES = 20
/** A clock that is a little off: the codes of the half minutes before and after count too. */
const WINDOW = 1

export interface NewTotp {
  secret: string
  uri: string
  /** The text of an SVG; supabase-js makes an address of it, which must not hold a `#`. */
  qrCode: string
}

export function createTotp(account: string, issuer: string): NewTotp {
  const secret = new Secret({ size: SECRET_BYTES }).base32
  const uri = totpOf(secret, account, issuer === '' ? ISSUER : issuer).toString()
  const qrCode = renderSVG(uri, { ecc: 'M', border: 4, whiteColor: 'white', blackColor: 'black' })
  return { secret, uri, qrCode }
}

/** The half minute the code belongs to, counted since 1970; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | undefined {
  if (!/^\d{6}$/.test(code)) return undefined
  const delta = totpOf(secret).validate({ token: code, timestamp: now, window: WINDOW })
  if (delta === null) return undefined
  return Math.floor(now / 1000 / PERIOD_SECONDS) + delta
}

function totpOf(secret: string, label = 'Predio', issuer = ISSUER): TOTP {
  return new TOTP({ issuer, label, secret, digits: 6, period: PERIOD_SECONDS, algorithm: 'SHA1' })
}
