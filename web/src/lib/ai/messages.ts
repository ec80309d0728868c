import { countOf } from '@predio/domain/numbers'

const MINUTES_FROM_SECONDS = 120

export const messages = {
  key: 'La API key de OpenAI no es válida. Revísala en Configuración.',
  quota: 'Tu cuenta del proveedor de AI no tiene saldo.',
  limit: 'El proveedor de AI recibió demasiadas solicitudes. Espera un momento e intenta de nuevo.',
  limitUntil: (waitMs: number) =>
    `El proveedor de AI recibió demasiadas solicitudes. Intenta de nuevo en ${describeWait(waitMs)}.`,
  refused: 'El proveedor de AI rechazó la solicitud.',
  server: 'El proveedor de AI tiene problemas. Intenta de nuevo en unos minutos.',
  timeout: 'El proveedor de AI tardó demasiado en responder.',
  network: 'No se pudo conectar con el proveedor de AI. Revisa tu conexión.',
} as const

function describeWait(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  return seconds < MINUTES_FROM_SECONDS
    ? countOf(seconds, 'segundo', 'segundos')
    : countOf(Math.ceil(seconds / 60), 'minuto', 'minutos')
}
