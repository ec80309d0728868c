import { parseUrl } from '../parse-url.ts'

export type SecretName = 'site' | 'ai' | LinkSecret
export type LinkSecret = 'notice' | 'prospects' | 'contact' | 'feeds'

/** A site's key also belongs to the site for which it was given. */
export interface Place {
  owner: string
  name: SecretName
  siteUrl: string | null
}

/**
 * A value with another owner, name or site does not open: a copied row is useless, and whoever steals a session cannot have the key sent to
 * a site of their own.
 */
export function bindingOf({ owner, name, siteUrl }: Place): string {
  const parts = ['predio', 'user_secrets', owner.toLowerCase(), name]
  return (name === 'site' ? [...parts, siteOf(siteUrl)] : parts).join('/')
}

/** `www.` and the port are dropped, so that moving from http to https keeps the key. */
function siteOf(siteUrl: string | null): string {
  const url = parseUrl(siteUrl ?? '')
  if (!url) return ''
  const host = url.hostname.replace(/\.$/, '').replace(/^www\./, '')
  return url.port === '' ? host : `${host}:${url.port}`
}
