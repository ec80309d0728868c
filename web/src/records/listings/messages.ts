import { countOf, formatNumber } from '@predio/domain/numbers'
import {
  NO_ENDPOINT,
  type CONNECTION_ERRORS,
  type ConnectionError,
} from '@predio/domain/properties'
import { words } from '../../lib/words.ts'

/** SITE-10 and SITE-20: each text names a failure and what the agent can try. */
export const messages = {
  connectionFailed: 'Error de conexión con WordPress',
  loadFailed: 'Error al cargar las propiedades',
  listFailed: 'Error al obtener las propiedades',
  detailFailed: 'Error al obtener los detalles de la propiedad',
  noEndpoint: NO_ENDPOINT,
  settingsFailed: 'Error al cargar la configuración',
  settingsMissing: 'No se pudieron cargar los ajustes del usuario',
  settingsSignIn: 'Error al obtener la configuración. Por favor, inicia sesión de nuevo.',
  keyUnreadable: 'Vuelve a escribir la API Key de tu sitio',
  keyUnreadableAdvice:
    'No pudimos leer la que guardaste, o es de otro sitio. Escríbela de nuevo en Configuración.',
  localCopyFailed: 'No se pudo crear la propiedad',
  preparing: 'Preparando la propiedad…',
  noneFound: 'No hay propiedades que coincidan. Escribe el nombre de una tuya para agregarla.',
  noListings: 'Todavía no tienes propiedades. Escribe el nombre de una para agregarla.',
  searchFailed: 'No se pudieron buscar tus propiedades. Intenta de nuevo.',
  ownHint: 'Una propiedad tuya, aunque no esté en tu sitio',
  stopped: 'Detuviste la lectura de tus propiedades',
  stoppedAdvice: 'Presiona Actualizar para leerlas.',
  stoppedPartAdvice: 'Presiona Continuar para leer las demás.',
  continue: words.continue,
  offlineAdvice: 'No tienes internet. Se actualizarán solas cuando vuelva la conexión.',
  retryAdvice:
    'Intenta de nuevo en unos minutos. Si sigue igual, avisa a quien administra tu sitio.',
  testAdvice: 'Abre Configuración y prueba la conexión para encontrar la causa.',
  signInAdvice: 'Sal y vuelve a entrar a tu cuenta.',
  networkAdvice: 'Revisa tu internet e intenta de nuevo.',
  pickerHint: 'Busca por título o ubicación',
  readingProperties: 'Leyendo tus propiedades',
  stop: 'Detener',
  readAgo: (ago: string) => `leídas ${ago}`,
  readOn: (day: string, time: string) => `leídas el ${day} ${time}`,
  back: 'Volver',
  importListings: 'Importar propiedades',
  siteHealth: 'Salud del sitio',
  operation: 'Operación',
  bedrooms: 'Recámaras',
  noPhoto: 'Sin foto',
  noLocation: 'Sin ubicación',
}

const ADVICE: Readonly<Record<keyof typeof CONNECTION_ERRORS | 'status', string>> = {
  'rest-missing':
    'Abre tu-sitio.mx/wp-json en el navegador: si no ves datos, un plugin de seguridad la desactivó o la URL no es la de WordPress.',
  'key-refused':
    'Tu sitio pide una API Key y no reconoció la tuya. Abre Configuración y prueba la conexión para encontrar la causa.',
  'key-missing':
    'Escribe tu usuario de WordPress y una contraseña de aplicación, separados por dos puntos.',
  forbidden:
    'Usa la contraseña de aplicación de un usuario con permiso de leer propiedades, o revisa tu plugin de seguridad.',
  unreachable: 'Revisa que la dirección esté bien escrita y que el sitio abra en tu navegador.',
  timeout: 'Abre el sitio en otra pestaña: si también tarda, habla con tu hosting.',
  other:
    'Revisa que el sitio abra en tu navegador sin avisos de seguridad y que su certificado HTTPS sea válido.',
  'no-endpoint':
    'Revisa que el plugin o tema de propiedades esté activo y que muestre sus datos en la API REST.',
  status: 'El sitio respondió con un error propio. Intenta más tarde o avisa a tu hosting.',
}

export function adviceFor(error: ConnectionError): string {
  return ADVICE[error.key]
}

export function progressText({ read, total }: { read: number; total: number }): string {
  return `${formatNumber(read)} de ${formatNumber(total)}`
}

interface PartCount {
  read: number
  total: number | null
}

export function partText({ read, total }: PartCount): string {
  return total === null ? countText(read) : `${progressText({ read, total })} propiedades`
}

export function partNote(part: PartCount): string {
  return part.total === null
    ? `Ves ${countText(part.read)}: la lectura quedó a medias y puede haber más en tu sitio.`
    : `Ves ${partText(part)}: la lectura quedó a medias.`
}

export function countText(count: number): string {
  return countOf(count, 'propiedad', 'propiedades')
}

export function addOwnProperty(title: string): string {
  return `Agregar «${title}»`
}
