import { countOf, formatNumber } from '@predio/domain/numbers'
import { ASSISTANT_MESSAGES } from '@predio/domain/assistant'
import { words } from '../../lib/words.ts'

export const messages = {
  title: 'Chat Asistente',
  greeting: '¡Hola! Soy tu asistente inmobiliario. ¿En qué puedo ayudarte hoy?',
  placeholder: 'Escribe tu mensaje...',
  message: 'Mensaje',
  send: 'Enviar',
  stop: 'Detener',
  typing: 'El asistente está escribiendo',
  close: 'Cerrar el chat',
  conversations: 'Conversaciones',
  backToChat: 'Volver al chat',
  startNew: 'Nueva conversación',
  toEnd: 'Ir al final',
  history: 'Mensajes',
  you: 'Tú',
  assistant: 'Asistente',
  suggestions: 'Ideas para empezar',
  privacy:
    'Tu pregunta y las propiedades en pantalla se envían a tu proveedor de AI con tu propia API key.',
  privacyWithoutKey:
    'No has configurado una API key de OpenAI: busco entre tus propiedades y no se envía nada a un proveedor de AI.',
  help: '¿Cómo consigo una API key y cuánto cuesta?',
  opening: 'Abriendo la conversación',
  openFailed: 'No se pudo abrir la conversación',

  keyMissing: ASSISTANT_MESSAGES.keyMissing,
  keyUnreadable:
    'No pudimos leer la API key de OpenAI que guardaste. Vuelve a escribirla en Configuración.',
  settingsFailed: ASSISTANT_MESSAGES.settingsFailed,
  failed: ASSISTANT_MESSAGES.messageFailed,
  emptyReply: ASSISTANT_MESSAGES.emptyReply,
  nonsense: 'El proveedor de AI respondió algo que no se puede leer.',
  length:
    'Tu mensaje y la conversación no caben en el modelo de AI. Escribe un mensaje más corto o empieza una conversación nueva.',
  cut: 'La respuesta se cortó: esto es lo que llegó.',
  cutEmpty: 'La respuesta se cortó antes de empezar.',
  stopped: 'Detuviste la respuesta.',
  truncated: 'La respuesta llegó a su límite de longitud. Pídele que continúe.',
  timeout: 'El proveedor de AI dejó de responder: esto es lo que llegó.',
  connectionHint: words.checkConnection,
  retry: words.tryAgain,
  toSettings: 'Ir a Configuración',
  searchInstead: 'Buscar sin AI',
  proposed: 'Te propongo lo siguiente. Nada se hace hasta que lo confirmes.',
  unconfirmed: 'Esta propuesta quedó sin confirmar.',

  withoutAi: 'Esto es una búsqueda en tus propiedades, sin AI.',
  understood: 'Entendí',
  removeGuess: (label: string) => `Quitar «${label}»`,
  removeHint: 'Quita lo que no querías decir.',
  nearest: 'Lo más parecido',
  listings: 'Propiedades mencionadas',
  found: 'Propiedades encontradas',
  more: (count: number) => `Ver ${formatNumber(count)} más`,
} as const

export const SUGGESTIONS = [
  '¿Qué casas tengo con alberca?',
  'Muéstrame lo más barato en venta',
  '¿Qué departamentos en renta aceptan mascotas?',
] as const

export function describeListingCount(count: number): string {
  if (count === 0) return 'Sin propiedades en pantalla'
  return `Con ${countOf(count, 'propiedad', 'propiedades')} en pantalla`
}

export function describeSent(sent: number, total: number): string {
  return `Consultó ${formatNumber(sent)} de ${formatNumber(total)} propiedades`
}

/** The history tells the model what became of its proposals, so that it does not propose an action again. */
export const historyNotes = {
  outcome: (text: string) => `(Resultado de la acción propuesta: ${text})`,
  settled: '(La acción propuesta ya se resolvió.)',
  open: '(Acción propuesta, todavía sin confirmar.)',
} as const
