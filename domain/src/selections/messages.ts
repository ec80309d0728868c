import { countOf } from '../numbers/index.ts'

export const SELECTION_MESSAGES = {
  titleMissing: 'Escribe un título para la selección',
  titleLong: 'El título no puede exceder los 120 caracteres',
  messageLong: 'El mensaje no puede exceder los 1000 caracteres',
  noteLong: 'Una nota no puede exceder los 500 caracteres',
  itemsMissing: 'Agrega al menos una propiedad',
  itemsMany: 'Una selección tiene a lo más 100 propiedades',
  defaultTitle: (name: string) => `Propiedades para ${name}`,
  invitation: (firstName: string | null, url: string) =>
    `${firstName ? `Hola ${firstName}, p` : 'P'}reparé una selección de propiedades para ti. Dime cuáles te gustan aquí: ${url}`,
  visitSubject: (title: string) => (title ? `Visita: ${title}` : 'Visita'),
  additions: (firstName: string, count: number, url: string) =>
    `Hola ${firstName}. Te agregué ${countOf(count, 'nueva', 'nuevas')} a tu selección de propiedades. Dime qué te parecen aquí: ${url}`,
} as const
