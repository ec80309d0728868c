import { formatNumber } from '@predio/domain/numbers'

export const messages = {
  prepared: (day: string) => `Preparado el ${day}`,
  count: (count: number) => `${formatNumber(count)} en la lista`,
  /** Only what was loaded is printed: the paper says so. */
  countOfMore: (count: number) => `Los primeros ${count} de la lista, los que están en pantalla`,
} as const

/** The headings of printed lists, one word for one thing in all of them. */
export const HEADINGS = {
  address: 'Domicilio',
  amount: 'Monto',
  budget: 'Presupuesto',
  category: 'Categoría',
  client: 'Cliente',
  closing: 'Cierre',
  contact: 'Contacto',
  content: 'Contenido',
  date: 'Fecha',
  due: 'Vence',
  email: 'Email',
  estimate: 'Valor estimado',
  lastContact: 'Último contacto',
  facts: 'Características',
  location: 'Ubicación',
  message: 'Mensaje',
  name: 'Nombre',
  outcome: 'Resultado',
  phone: 'Teléfono',
  price: 'Precio',
  priority: 'Prioridad',
  probability: 'Probabilidad',
  profession: 'Profesión',
  property: 'Propiedad',
  rating: 'Calificación',
  stage: 'Etapa',
  state: 'Estado',
  subject: 'Asunto',
  task: 'Tarea',
  title: 'Título',
  type: 'Tipo',
  whatsapp: 'WhatsApp',
} as const
