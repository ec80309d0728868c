import { parseUrl } from '../parse-url.ts'

/** The site's application password, the key of the AI provider, and the token of the privacy notice's page. */
export type SecretName = 'site' | 'ai' | 'notice'

/** What a secret belongs to: its owner, its name and, for a site's key, the site it was given for. */
export interface Place {
  owner: string
  name: SecretName
  /** The saved address, as it stands in the settings. */
  siteUrl: string | null
}

/**
 * The authenticated text. With another owner, name or site the value does not open: a copied row is of no use, and
 * whoever gets hold of a session cannot have the key sent to a site of their own.
 */
export function bindingOf({ owner, name, siteUrl }: Place): string {
  const parts = ['predio', 'user_secrets', owner.toLowerCase(), name]
  return (name === 'site' ? [...parts, siteOf(siteUrl)] : parts).join('/')
}

/** The host without its `www.` and its port: moving from http to https keeps the key. */
function siteOf(siteUrl: string | null): string {
  const url = parseUrl(siteUrl ?? '')
  if (!url) return ''
  const host = url.hostname.replace(/\.$/, '').replace(/^www\./, '')
  return url.port === '' ? host : `${host}:${url.port}`
}
