import { countOf, formatNumber } from '@predio/domain/numbers'
import { messages as links } from '../../records/public-links/messages.ts'
import { messages as records } from '../../records/selections/messages.ts'
import { words } from '../../lib/words.ts'

export const messages = {
  heading: records.heading,
  explanation:
    'Propiedades que elegiste para un cliente, en una página que abre sin cuenta y contesta con un toque.',
  newSelection: records.newSelection,
  list: 'Tus selecciones',
  loadFailed: 'No se pudieron cargar tus selecciones',
  none: 'Aún no envías selecciones',
  noneText:
    'Elige propiedades para un cliente, envíale un solo enlace y mira aquí cuáles le gustan, cuáles no y por qué.',
  edit: words.edit,
  more: 'Más acciones',
  items: 'Propiedades y respuestas',
  noAnswer: 'Sin respuesta',
  note: (text: string) => `Tu nota: ${text}`,
  reason: (reason: string) => `Motivo: ${reason.toLocaleLowerCase('es-MX')}`,
  morning: 'mañana',
  afternoon: 'tarde',
  book: 'Agendar visita',
  bookOn: (slot: string) => `Agendar ${slot}`,
  booked: 'Visita agendada',
  seeVisit: 'Ver la visita',
  asked: (slots: string) => `Pidió: ${slots}`,
  gone: 'Esta propiedad ya no está en Predio.',
  unseen: (count: number, name: string) =>
    `${name} no ha visto ${countOf(count, 'propiedad que agregaste', 'propiedades que agregaste')}`,
  unseenText:
    'Por seguridad Predio no guarda el enlace que enviaste: al avisarle sale uno nuevo, con todo y sus respuestas, y el anterior deja de abrirse.',
  sendUnseen: 'Avisar por WhatsApp',
  numberMissing: links.numberMissing,
  matches: (count: number, name: string) =>
    `Hay ${countOf(count, 'nueva que coincide', 'nuevas que coinciden')} con lo que busca ${name}`,
  matchesLabel: 'Propiedades que coinciden y no están en la selección',
  addMatches: (count: number) => (count === 1 ? 'Agregarla' : `Agregar ${formatNumber(count)}`),
  matchesAdded: (count: number) => countOf(count, 'propiedad agregada', 'propiedades agregadas'),
  changedMeanwhile: 'La selección cambió en otra ventana. Revísala e intenta de nuevo.',
  proposals: 'Sus respuestas dicen algo de lo que busca',
  removeLocation: (name: string, count: number, location: string) =>
    `${name} descartó ${countOf(count, 'propiedad', 'propiedades')} por zona: ¿quitar ${location} de sus preferencias?`,
  lowerPrice: (name: string, count: number, price: string) =>
    `${name} descartó ${countOf(count, 'propiedad', 'propiedades')} por precio: ¿bajar su máximo a ${price}?`,
  confirmLocation: (location: string) => `Quitar ${location}`,
  confirmPrice: (price: string) => `Máximo ${price}`,
  dismiss: 'No, dejarlo así',
  preferencesChanged: 'Preferencias actualizadas',
  preferencesFailed: 'No se pudieron cambiar las preferencias. Intenta de nuevo.',
} as const
