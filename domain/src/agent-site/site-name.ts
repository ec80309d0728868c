import { foldWords } from '../text/index.ts'

const MIN_LENGTH = 3
export const MAX_SITE_NAME = 40

/** Words that are or may become parts of addresses, and names of the operator's. The same list stands in `private.reserved_site_names`. */
export const RESERVED_SITE_NAMES: readonly string[] =
  'admin administrador agencia agente agentes api app assets aviso ayuda blog buscar compartido contacto cuenta dashboard demo feeds fotos home index inicio login mapa metrics null oficial operador planes precios predio privacidad propiedades registro reportar reporte robots seleccion sitemap sitio soporte terminos undefined usuario whatsapp www'.split(
    ' ',
  )

export type SiteNameFault = 'length' | 'letters' | 'reserved'

/** WEB-13 */
export function siteNameFault(name: string): SiteNameFault | null {
  if (name.length < MIN_LENGTH || name.length > MAX_SITE_NAME) return 'length'
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) return 'letters'
  return RESERVED_SITE_NAMES.includes(name) ? 'reserved' : null
}

/** What may stand in an address of what somebody is called. */
export function slugOf(text: string, max: number): string {
  const words = foldWords(text).replaceAll(/[^a-z0-9]+/g, '-')
  const whole = words.replaceAll(/^-+|-+$/g, '')
  if (whole.length <= max) return whole
  return whole
    .slice(0, max + 1)
    .replace(/-[^-]*$/, '')
    .slice(0, max)
}

/** Empty where the agent's name has too few letters of an address. */
export function suggestSiteName(agentName: string): string {
  const name = slugOf(agentName, MAX_SITE_NAME)
  return siteNameFault(name) === null ? name : ''
}
