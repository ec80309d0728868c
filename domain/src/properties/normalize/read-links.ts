import { decodeEntities } from '../../text/index.ts'
import { parseAddress } from '../parse/web-address.ts'
import { isObject, own } from '../source/json.ts'
import { toItems, unwrap } from '../source/unwrap.ts'

const URL_KEYS = ['full_url', 'source_url', 'url', 'src', 'large', 'full', 'href', 'link']
const MAX_LENGTH = 2048

/** An address without a scheme ('//host/x.jpg') gets the site's own scheme, since https would often lead nowhere on a site without it. */
export function absoluteUrl(text: string, siteUrl: string): string | null {
  const given = decodeEntities(text.trim())
  if (given === '' || given.length > MAX_LENGTH) return null
  return parseAddress(given, `${siteUrl.replace(/\/+$/, '')}/`)?.href ?? null
}

export function urlIn(value: unknown, siteUrl: string): string | null {
  for (const item of toItems(value).slice(0, 20)) {
    const url = typeof item === 'string' ? urlInText(item, siteUrl) : urlOfObject(item, siteUrl)
    if (url !== null) return url
  }
  return null
}

function urlInText(text: string, siteUrl: string): string | null {
  const framed = /<(?:iframe|a|img)\b[^>]{0,500}?\b(?:src|href)=["']([^"']{1,2048})/i.exec(
    text,
  )?.[1]
  const found = framed ?? /^(?:https?:)?\/\/\S+|^\/?[\w./%-]+\.\w{2,5}$/.exec(text.trim())?.[0]
  return found === undefined ? null : absoluteUrl(found, siteUrl)
}

export function urlOfObject(item: unknown, siteUrl: string): string | null {
  if (!isObject(item)) return null
  for (const key of URL_KEYS) {
    const url = unwrap(own(item, key))
    if (typeof url === 'string' && url !== '') return absoluteUrl(url, siteUrl)
  }
  return null
}
