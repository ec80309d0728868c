import { HONEYPOT } from '../prospects/index.ts'

/** Where all sites stand: `/agente/NAME`. */
export const SITES_PATH = '/agente'

/** The pages of a site below its path, `/agente/NAME`. A listing has its own path (`SiteListing.path`). */
export function listingsPath(site: string): string {
  return `${site}/propiedades`
}

/** The form, which is sent to the same address. `code` is that of the listing that the visitor asks about. */
export function contactPath(site: string, code?: string): string {
  return `${site}/contacto${about(code)}`
}

export function noticePath(site: string): string {
  return `${site}/aviso-de-privacidad`
}

/** Counts the press and goes on to WhatsApp, with a message that names the listing. */
export function whatsappPath(site: string, code?: string): string {
  return `${site}/whatsapp${about(code)}`
}

/** WEB-80: the agent's secret address of a feed. `feeds` is no site's name. */
export function feedPath(token: string, file: string): string {
  return `${SITES_PATH}/feeds/${token}/${file}`
}

/** Where a site stands. */
export function sitePath(name: string): string {
  return `${SITES_PATH}/${name}`
}

function about(code: string | undefined): string {
  return code === undefined ? '' : `?${LISTING_FIELD}=${encodeURIComponent(code)}`
}

/** The code of the listing in an address and in the form. */
export const LISTING_FIELD = 'propiedad'

/** The names of the form's fields. */
export const CONTACT_FORM = {
  name: 'nombre',
  phone: 'telefono',
  email: 'correo',
  message: 'mensaje',
  listing: LISTING_FIELD,
  /** A checkbox whose value is the version of the notice that was read. */
  noticeVersion: 'aviso',
  honeypot: HONEYPOT,
} as const
