import { INVALID_SITE_URL, ODD_CHARACTERS, SITE_URL_WITH_USER } from '../messages.ts'
import { parseAddress } from '../parse/web-address.ts'
import { findOddCharacter, trimInvisible } from './find-odd-character.ts'

export type SiteUrl =
  | {
      url: string
      error: null
      /** True if the person typed no scheme. If https then gets no answer, http is tried. */
      isSchemeGuessed: boolean
    }
  | { url: null; error: string }

const INVALID: SiteUrl = { url: null, error: INVALID_SITE_URL }

/** An address without a scheme gets https. A link to the REST API or the admin pages is shortened to the site's address. */
export function normalizeSiteUrl(typed: string): SiteUrl {
  const text = trimInvisible(typed)
  const odd = findOddCharacter(text)
  if (odd) return { url: null, error: `${INVALID_SITE_URL}. ${ODD_CHARACTERS[odd]}` }
  const isSchemeGuessed = !/^[a-z][a-z\d+.-]*:\/\//i.test(text)
  if (text === '' || /^(?:javascript|data|mailto|file|ftp):/i.test(text)) return INVALID
  const address = parseAddress(isSchemeGuessed ? `https://${text.replace(/^\/+/, '')}` : text)
  if (!address || !isHost(address.hostname)) return INVALID
  if (address.username !== '' || address.password !== '') {
    return { url: null, error: SITE_URL_WITH_USER }
  }
  const path = address.pathname.replace(/\/(?:wp-json|wp-admin|wp-login\.php)(?:\/.*)?$/, '')
  return { url: address.origin + path.replace(/\/+$/, ''), error: null, isSchemeGuessed }
}

function isHost(hostname: string): boolean {
  return hostname === 'localhost' || hostname.startsWith('[') || /^[^.].*\.[^.]+\.?$/.test(hostname)
}
