import { FRIENDLY, type SiteOptions } from '../../test-support/site-stub/site-options.ts'

/** What the connection test says of each kind of site. */
export const RIGHT = FRIENDLY.key
const LOCKED =
  /pide una API Key y no reconoció esta.*Si estás seguro de que es la correcta.*encabezado Authorization.*contraseñas de aplicación están desactivadas.*La dirección lleva a otra/
const WRONG = 'admin:inventada'
const CONNECTED = 'Conexión exitosa con WordPress'
const MISSING = 'No se encontró la API REST de WordPress. Verifica que esté habilitada.'
const REFUSED = 'Error de autenticación. La API Key es inválida o el formato es incorrecto.'
const FORBIDDEN = 'Acceso denegado. La API Key no tiene los permisos necesarios.'
export const UNREACHABLE =
  'No se pudo conectar al servidor. Verifica la URL y que el sitio esté accesible.'
export const TIMEOUT = 'La conexión tardó demasiado. Verifica que el sitio responda correctamente.'
export const OTHER = 'Error de conexión. Verifica la URL y que el sitio esté accesible.'
export const NO_ENDPOINT = 'WordPress conectado, pero no se encontró el endpoint de propiedades'
export const NO_ENDPOINT_SAVED = 'No se encontró el endpoint de propiedades en WordPress.'
export const NOT_VALID = 'La conexión con WordPress no es válida'
export const NOT_CONFIRMED = /no confirmó la API Key/
export const KEY_MISSING = 'Tu sitio pide una API Key para mostrar sus propiedades.'
export const OFF = /desactivadas las contraseñas de aplicación/

export interface Outcome {
  name: string
  options: Partial<SiteOptions>
  key?: string
  text: string
  advice?: RegExp
  /** What is stored as the endpoint; null where it may not be saved. */
  endpoint: string | null
}

const PROPERTIES = '/wp-json/wp/v2/properties'

export const OUTCOMES: Outcome[] = [
  { name: 'the right key', options: {}, text: CONNECTED, endpoint: PROPERTIES },
  { name: 'no key', options: {}, key: '', text: CONNECTED, endpoint: PROPERTIES },
  {
    name: 'a wrong key that the site takes for nobody',
    options: {},
    key: WRONG,
    text: CONNECTED,
    advice: NOT_CONFIRMED,
    endpoint: PROPERTIES,
  },
  {
    name: 'a wrong key on a strict site',
    options: { strict: true },
    key: WRONG,
    text: REFUSED,
    advice: /Crea otra contraseña de aplicación/,
    endpoint: null,
  },
  {
    name: 'a locked site with its key, which only our server can read',
    options: { locked: true },
    text: CONNECTED,
    endpoint: PROPERTIES,
  },
  {
    name: 'a locked site with a wrong key',
    options: { locked: true },
    key: WRONG,
    text: REFUSED,
    advice: LOCKED,
    endpoint: null,
  },
  {
    name: 'a locked site without a key',
    options: { locked: true },
    key: '',
    text: KEY_MISSING,
    advice: /Escribe la API Key de tu sitio/,
    endpoint: null,
  },
  {
    name: 'a locked site whose server strips the key',
    options: { locked: true, dropsAuthorization: true },
    text: REFUSED,
    advice: LOCKED,
    endpoint: null,
  },
  {
    name: 'a PHP warning before every answer',
    options: { warns: true },
    text: CONNECTED,
    endpoint: PROPERTIES,
  },
  {
    name: 'a host that drops Authorization',
    options: { dropsAuthorization: true },
    text: CONNECTED,
    advice: NOT_CONFIRMED,
    endpoint: PROPERTIES,
  },
  {
    name: 'application passwords switched off',
    options: { passwordsOff: true },
    text: CONNECTED,
    advice: OFF,
    endpoint: PROPERTIES,
  },
  {
    name: 'a site without the users route',
    options: { hasUsersRoute: false },
    text: CONNECTED,
    endpoint: PROPERTIES,
  },
  {
    name: 'plain permalinks',
    options: { plainPermalinks: true },
    text: CONNECTED,
    endpoint: '/?rest_route=/wp/v2/properties',
  },
  {
    name: 'a site that refuses browsers',
    options: { refusesBrowsers: true },
    text: CONNECTED,
    endpoint: PROPERTIES,
  },
  {
    name: 'the second candidate',
    options: { route: 'real-estate/v1/properties' },
    text: CONNECTED,
    endpoint: '/wp-json/real-estate/v1/properties',
  },
  {
    name: 'a translated type',
    options: { route: 'wp/v2/propiedades' },
    text: CONNECTED,
    endpoint: '/wp-json/wp/v2/propiedades',
  },
  {
    name: 'a site without properties',
    options: { route: null },
    text: NO_ENDPOINT,
    advice: /plugin o tema de propiedades/,
    endpoint: null,
  },
  {
    name: 'a site that is no WordPress',
    options: { onlyPages: true },
    text: MISSING,
    endpoint: null,
  },
  { name: '404', options: { status: 404 }, text: MISSING, endpoint: null },
  { name: '403', options: { status: 403 }, text: FORBIDDEN, endpoint: null },
  {
    name: '503',
    options: { status: 503 },
    text: 'Error de conexión: 503 Service Unavailable',
    advice: /error propio/,
    endpoint: null,
  },
]
