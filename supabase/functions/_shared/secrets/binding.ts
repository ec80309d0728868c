import { parseUrl } from '../parse-url.ts'

export type SecretName = 'site' | 'ai' | LinkSecret
export type LinkSecret = 'notice' | 'prospects' | 'contact' | 'feeds'

/** A site's key is also bound to the site for which it was given. */
export interface Place {
  owner: string
  name: SecretName
  siteUrl: string | null
}

/**
 * A value does not open with another owner, name or site. A copied row is therefore useless, and somebody with a stolen session cannot have
 * the key sent to a site of their own.
 */
export function bindingOf({ owner, name, siteUrl }: Place): string {
  const parts = ['predio', 'user_secrets', owner.toLowerCase(), name]
  return (name === 'site' ? [...parts, siteOf(siteUrl)] : parts).join('/')
}

/** `www.` and the port are dropped, so that the key remains valid when a site moves from http to https. */
function siteOf(siteUrl: string | null): string {
  const url = parseUrl(siteUrl ?? '')
  if (!url) return ''
  const host = url.hostname.replace(/\.$/, '').replace(/^www\./, '')
  return url.port === '' ? host : `${host}:${url.port}`
}
