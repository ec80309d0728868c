import type { AiFailure, AiFailureKind } from './ai-failure.ts'

/** What can be done about each failure, whatever was asked. What depends on the question, each feature words. */
const ADVICE: Readonly<Record<Exclude<AiFailureKind, keyof OwnWords>, string>> = {
  key: 'La API key de OpenAI no es válida. Revísala en Configuración.',
  quota: 'Tu cuenta del proveedor de AI no tiene saldo.',
  limit: 'El proveedor de AI recibió demasiadas solicitudes. Espera un momento e intenta de nuevo.',
  refused: 'El proveedor de AI rechazó la solicitud.',
  server: 'El proveedor de AI tiene problemas. Intenta de nuevo en unos minutos.',
  timeout: 'El proveedor de AI tardó demasiado en responder.',
  network: 'No se pudo conectar con el proveedor de AI. Revisa tu conexión.',
}

/** Beyond this a person counts minutes. */
const MANY_SECONDS = 120

interface OwnWords {
  cut: string
  nonsense: string
  length: string
}

export function explainFailure({ kind, waitMs }: AiFailure, own: OwnWords): string {
  if (kind === 'cut' || kind === 'nonsense' || kind === 'length') return own[kind]
  if (kind !== 'limit' || waitMs === undefined) return ADVICE[kind]
  return `El proveedor de AI recibió demasiadas solicitudes. Intenta de nuevo en ${sayWait(waitMs)}.`
}

function sayWait(ms: number): string {
  const seconds = Math.ceil(ms / 1000)
  if (seconds === 1) return '1 segundo'
  if (seconds < MANY_SECONDS) return `${seconds} segundos`
  return `${Math.ceil(seconds / 60)} minutos`
}
