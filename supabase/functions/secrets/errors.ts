import { FunctionError } from '../_shared/errors.ts'

export const keyTooLong = () =>
  new FunctionError(400, 'key_too_long', 'La clave es demasiado larga: caben 500 caracteres.')

export const keyMissing = () =>
  new FunctionError(404, 'key_missing', 'No hay ninguna clave guardada.')

export const keyUnreadable = () =>
  new FunctionError(
    409,
    'key_unreadable',
    'No se pudo leer la clave guardada. Vuelve a escribirla en Configuración.',
  )

/** The site's key stays on the server as long as the server can read the site. */
export const siteReachable = () =>
  new FunctionError(
    403,
    'site_reachable',
    'Ese sitio se lee desde el servidor; su clave no se entrega.',
  )
