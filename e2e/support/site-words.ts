import { expect, type Page } from '@playwright/test'
import { LONG_WAIT } from '../../test-support/ceilings.ts'

const CONNECTED = 'Conexión exitosa con WordPress'
const REFUSED = 'Error de autenticación. La API Key es inválida o el formato es incorrecto.'
const GUIDE = 'Guía paso a paso, con imágenes (se abre en otra pestaña)'
const NOT_SENT_ON =
  'Tu dirección lleva a otra, y por seguridad la API Key no se envía allá: verás tus propiedades públicas.'

export const SAYS = {
  connected: [CONNECTED],
  notConfirmed: [
    'Tu sitio respondió, pero no confirmó la API Key',
    'Tu sitio no confirmó la API Key: verás tus propiedades públicas. Si esperabas más, revisa la API Key o pide a tu hosting que deje pasar el encabezado Authorization.',
  ],
  passwordsOff: [
    CONNECTED,
    'Tu sitio tiene desactivadas las contraseñas de aplicación (suele pasar sin HTTPS): verás tus propiedades públicas, pero la API Key no se usa.',
  ],
  overHttp: [
    CONNECTED,
    'Tu sitio no respondió con https://, así que lo leímos con http://. Pide a tu hosting que active HTTPS.',
  ],
  withheld: [
    CONNECTED,
    'Leímos tus propiedades públicas, pero no usamos la API Key: la dirección es http:// y viajaría sin cifrar. Activa HTTPS en tu hosting y escribe la dirección con https://.',
  ],
  lockedWithheld: [
    REFUSED,
    'Tu sitio pide una API Key, pero no la enviamos: la dirección es http:// y viajaría sin cifrar. Activa HTTPS en tu hosting y escribe la dirección con https://.',
    GUIDE,
  ],
  unrecognised: [
    REFUSED,
    'Tu sitio pide una API Key y no reconoció esta. Si no estás seguro de que sea la correcta, crea otra contraseña de aplicación en WordPress (Usuarios → Perfil) y pégala como usuario:contraseña.',
    'Si estás seguro de que es la correcta, la causa suele ser una de estas:',
    'El servidor borra la API Key antes de que llegue a WordPress. Pide a tu hosting que deje pasar el encabezado Authorization.',
    'Las contraseñas de aplicación están desactivadas. WordPress las pide con HTTPS y algunos plugins de seguridad las apagan: revisa que tu sitio abra con https:// y actívalas.',
    'La dirección lleva a otra, y la API Key no se envía allá. Abre tu sitio en el navegador y copia aquí la dirección que queda en la barra, con o sin www.',
    GUIDE,
  ],
  rejected: [
    REFUSED,
    'Tu sitio recibió la API Key y dice que no es correcta. Crea otra contraseña de aplicación en WordPress (Usuarios → Perfil) y pégala como usuario:contraseña.',
    GUIDE,
  ],
  keyMissing: [
    'Tu sitio pide una API Key para mostrar sus propiedades.',
    'Escribe tu usuario de WordPress y una contraseña de aplicación, separados por dos puntos.',
    GUIDE,
  ],
  noEndpoint: [
    'WordPress conectado, pero no se encontró el endpoint de propiedades',
    'Revisa que el plugin o tema de propiedades esté activo y que muestre sus datos en la API REST.',
    GUIDE,
  ],
} as const

export const movedWords = (url: string) => [
  CONNECTED,
  NOT_SENT_ON,
  `Lleva a ${url}`,
  'Usar esa dirección',
]

export const lockedMovedWords = (url: string) => [
  REFUSED,
  'La dirección que escribiste lleva a otra, y por seguridad la API Key no se envía allá. Usa la dirección a la que lleva.',
  GUIDE,
  `Lleva a ${url}`,
  'Usar esa dirección',
]

export async function expectVerdict(page: Page, words: readonly string[]): Promise<void> {
  const main = page.getByRole('main')
  const verdict = main
    .getByRole('alert')
    .or(main.getByRole('status'))
    .filter({ hasText: words[0] ?? '' })
  await expect(verdict).toHaveText(words.join(' '), { useInnerText: true, ...LONG_WAIT })
}
