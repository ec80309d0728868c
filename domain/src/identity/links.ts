import { parseAddress } from '../properties/index.ts'

/** IDENT-06: links are shown in this order. */
export const LINK_KINDS = ['website', 'instagram', 'facebook', 'tiktok', 'linkedin'] as const
export type LinkKind = (typeof LINK_KINDS)[number]

export const LINK_LABELS: Record<LinkKind, string> = {
  website: 'Sitio web',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  linkedin: 'LinkedIn',
}

const HOMES: Record<LinkKind, string | null> = {
  website: null,
  instagram: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  tiktok: 'https://www.tiktok.com/@',
  linkedin: 'https://www.linkedin.com/in/',
}

const USER_NAME = /^@?([\p{L}\p{N}_.-]+)$/u

/** People write a user name, or an address with http or without a scheme. The result is null if the text is no link. */
export function readLink(kind: LinkKind, text: string): string | null {
  const written = text.trim()
  const home = HOMES[kind]
  const [, name] = (home !== null && USER_NAME.exec(written)) || []
  if (home !== null && name !== undefined) return `${home}${encodeURIComponent(name)}`
  const address = /^https?:\/\//i.test(written) ? written : `https://${written}`
  const url = /\s/.test(written) ? null : parseAddress(address)
  if (!url?.hostname.includes('.') || url.username !== '' || url.password !== '') return null
  url.protocol = 'https:'
  return url.pathname === '/' && url.search === '' && url.hash === '' ? url.origin : url.href
}

export function showLink(url: string): string {
  return decodeSafely(url.replace(/^https:\/\/(www\.)?/, '').replace(/\/$/, ''))
}

function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
