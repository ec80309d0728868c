import { FunctionError } from '../_shared/errors.ts'
import type { FailureKind, OutboundError } from '../_shared/network/outbound.ts'

/** If the agent's site fails, the answer is 424 and not 5xx: our server has not failed, and proxies replace the bodies of 502. */
const FAILURES: Record<FailureKind, { status: number; code: string; message: string }> = {
  refused: {
    status: 424,
    code: 'site_refused',
    message: 'El sitio no aceptó la conexión. Verifica que esté en línea.',
  },
  dns: {
    status: 424,
    code: 'site_unknown',
    message: 'No se encontró el sitio. Verifica que la dirección esté bien escrita.',
  },
  timeout: {
    status: 424,
    code: 'site_timeout',
    message: 'El sitio tardó demasiado en responder. Intenta de nuevo en unos minutos.',
  },
  tls: {
    status: 424,
    code: 'site_certificate',
    message: 'El certificado de seguridad (HTTPS) del sitio no es válido.',
  },
  blocked: {
    status: 403,
    code: 'site_blocked',
    message: 'Por seguridad, no se puede leer esa dirección.',
  },
  http: {
    status: 424,
    code: 'site_http_error',
    message: 'El sitio respondió con un error.',
  },
}

export function siteFailed({ kind, message: text, status: siteStatus }: OutboundError) {
  const { status, code, message } = FAILURES[kind]
  return new FunctionError(status, code, message, {
    details: { kind, status: siteStatus ?? null, text },
  })
}

export function siteAnswered(
  status: number,
  text: string,
  details: {
    code?: string | undefined
    siteMessage?: string | undefined
    contentType?: string | undefined
    redirectedTo?: string | undefined
  },
) {
  return new FunctionError(FAILURES.http.status, FAILURES.http.code, FAILURES.http.message, {
    details: { kind: 'http', status, text, ...details },
  })
}

const blocked = (code: string, message: string, text: string) =>
  new FunctionError(403, code, message, { details: { kind: 'blocked', status: null, text } })

export const siteMissing = () =>
  blocked(
    'site_not_configured',
    'Por favor configura la conexión con WordPress en la sección de Configuración',
    'no site is configured',
  )

export const otherHost = () =>
  blocked(
    'site_other_host',
    'Solo se puede leer el sitio de tu Configuración.',
    'not the configured host',
  )

export const testsReadRestOnly = () =>
  blocked(
    'site_not_rest',
    'La prueba de conexión solo puede leer la API de WordPress.',
    'a test reads /wp-json or ?rest_route= only',
  )

export const keyUnreadable = () =>
  blocked(
    'site_key_unreadable',
    'No se pudo leer la API Key guardada de tu sitio. Vuelve a escribirla en Configuración.',
    'the saved key does not open',
  )
