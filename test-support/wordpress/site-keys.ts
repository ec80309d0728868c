/** What somebody might type as the key of their site. */
export interface SiteKey {
  user: string
  password: string
}

export interface SiteKeys {
  /** Application passwords, with the spaces WordPress shows them with. */
  admin: SiteKey
  subscriber: SiteKey
  /** The right user with somebody's invention. */
  wrong: SiteKey
  unknownUser: SiteKey
  /** What opens wp-admin does not open REST. */
  loginPassword: SiteKey
}

export function toSiteKeys(made: { admin: string; subscriber: string }): SiteKeys {
  return {
    admin: { user: 'admin', password: made.admin },
    subscriber: { user: 'lectora', password: made.subscriber },
    wrong: { user: 'admin', password: 'abcd efgh ijkl mnop qrst uvwx' },
    unknownUser: { user: 'nadie', password: made.admin },
    loginPassword: { user: 'admin', password: 'clave-para-entrar' },
  }
}

/** The header a client sends for it. */
export function authorizationOf({ user, password }: SiteKey): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}
