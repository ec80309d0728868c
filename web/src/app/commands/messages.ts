import { formatCalendarDate, formatDate, toInstant } from '@predio/domain/dates'
import type { When } from '@predio/domain/commands'

export const messages = {
  heading: 'Comandos',
  typed: 'Hacer',
  recent: 'Recientes',
  newClient: 'Nuevo cliente',
  newTask: 'Nueva tarea',
  newVisit: 'Nueva visita',
  newMeeting: 'Nueva reunión',
  newNote: 'Nueva nota',
  newDocument: 'Nuevo documento',
  call: 'Llamar a…',
  whatsApp: 'WhatsApp a…',
  open: 'Abrir…',
  move: 'Mover a etapa…',
  commission: 'Calcular comisión de…',
  noPhone: 'Sin teléfono: abre su página',
  noClient: 'Sin cliente',
  withoutClient: 'Sin elegir un cliente',
  visitSubject: 'Visita',
  meetingSubject: 'Reunión',
  noteSubject: 'Nota',
  fromTemplate: 'Desde una plantilla',
  fromFile: 'Subir un archivo',
} as const

export const BEGINNINGS = {
  call: 'llamar a ',
  whatsApp: 'whatsapp a ',
  open: 'abrir ',
  move: 'mover ',
  commission: 'comisión de ',
} as const

export const EXAMPLES = {
  client: 'cliente Valeria Ruiz 9991234567',
  task: 'llamar a Valeria mañana 10',
  visit: 'visita con Valeria el viernes 17:30',
  document: 'documento contrato de arrendamiento',
  call: 'llamar a Valeria',
  whatsApp: 'whatsapp a Valeria: ya voy',
  open: 'abrir casa en Altabrisa',
  move: 'mover Valeria a Oferta',
  commission: 'comisión de casa en Altabrisa, o 3.5 mdp',
} as const

export function named(command: string, name: string): string {
  return `${command}: ${name}`
}

export function callTo(name: string): string {
  return `Llamar a ${name}`
}

export function whatsAppTo(name: string): string {
  return `WhatsApp a ${name}`
}

export function moveTo(client: string, stage: string): string {
  return `Mover ${client} a ${stage}`
}

export function beginMove(client: string): string {
  return `Mover ${client} a…`
}

export function commissionOf(subject: string): string {
  return `Comisión de ${subject}`
}

export function visitTo(property: string): string {
  return `Visita a ${property}`
}

export function meetingAt(property: string): string {
  return `Reunión en ${property}`
}

export function describeWhen({ day, time }: When, zone: string): string {
  const date = formatCalendarDate(day, 'weekday')
  return time === null ? date : `${date}, ${formatDate(toInstant(day, time, zone), zone, 'time')}`
}
