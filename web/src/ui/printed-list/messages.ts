import { formatNumber } from '@predio/domain/numbers'
import { words } from '../../lib/words.ts'

export const messages = {
  prepared: (day: string) => `Preparado el ${day}`,
  count: (count: number) => `${formatNumber(count)} en la lista`,
  /** Only loaded rows are printed, so the paper says how many they are. */
  countOfMore: (count: number) => `Los primeros ${count} de la lista, los que están en pantalla`,
} as const

export const HEADINGS = {
  address: 'Domicilio',
  amount: 'Monto',
  budget: 'Presupuesto',
  category: words.category,
  client: words.client,
  closing: 'Cierre',
  contact: 'Contacto',
  content: 'Contenido',
  date: words.date,
  due: 'Vence',
  email: words.email,
  estimate: 'Valor estimado',
  lastContact: 'Último contacto',
  facts: 'Características',
  location: 'Ubicación',
  message: 'Mensaje',
  name: words.name,
  outcome: 'Resultado',
  phone: words.phone,
  price: 'Precio',
  priority: 'Prioridad',
  probability: 'Probabilidad',
  profession: 'Profesión',
  property: words.property,
  rating: 'Calificación',
  stage: 'Etapa',
  state: words.state,
  subject: 'Asunto',
  task: 'Tarea',
  title: words.title,
  type: words.type,
  whatsapp: 'WhatsApp',
} as const
