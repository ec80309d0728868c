import { OWNER_REPORT_TEXTS as texts } from '@predio/domain/owner-reports'

export const messages = {
  pageTitle: 'Reporte de tu propiedad',
  description: 'Lo que pasó con tu propiedad: visitas, interés y respuestas. Ábrelo para verlo.',
  loading: 'Abriendo tu reporte…',

  greeting: (name: string | null) => (name ? `Hola, ${name}` : 'Hola'),
  intro: 'Esto es lo que pasó con tu propiedad.',
  photo: (title: string) => `Fotografía de ${title}`,
  recommendation: (agent: string) => `La recomendación de ${agent}`,
  fact: texts.fact,
  own: texts.own,
  others: texts.others,
  comparison: 'Comparación con propiedades parecidas',
  figures: 'En números',
  anonymous: 'Para cuidar su privacidad, los compradores aparecen solo en números.',
  print: 'Imprimir o guardar como PDF',
  closing: '¿Tienes alguna duda?',
  closingText: (agent: string) => `${agent} con gusto platica contigo los siguientes pasos.`,
  firstMessage: (agent: string) => `Hola ${agent}, vi el reporte de mi propiedad.`,
  expires: (day: string) => `Este enlace funciona hasta el ${day}.`,
} as const
