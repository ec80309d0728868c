export interface SiteKey {
  user: string
  password: string
}

export interface SiteKeys {
  admin: SiteKey
  subscriber: SiteKey
  wrong: SiteKey
  unknownUser: SiteKey
  /** The password for wp-admin, which REST does not accept. */
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

export function authorizationOf({ user, password }: SiteKey): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`
}
