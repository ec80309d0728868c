import { formatNumber } from '@predio/domain/numbers'
import {
  CLIENT_FIELDS,
  CLIENT_MESSAGES,
  CLIENT_RANGES,
  PREFERENCE_FIELDS,
} from '@predio/domain/clients'
import { labelsOf } from '@predio/domain/fields'
import { words } from '../../lib/words.ts'

export const messages = {
  heading: 'Clientes',
  newClient: 'Nuevo Cliente',
  editClient: 'Editar Cliente',
  created: 'Cliente creado exitosamente',
  updated: 'Cliente actualizado exitosamente',
  duplicate: CLIENT_MESSAGES.duplicateEmail,
  saveFailed: CLIENT_MESSAGES.saveFailed,
  gone: 'No se pudo verificar la actualización del cliente',
  notVerified: {
    create: 'No se pudo verificar la creación del cliente',
    update: 'No se pudo verificar la actualización del cliente',
  },
  loadFailed: words.crmLoadFailed,
  retry: words.tryAgain,
  none: 'Todavía no tienes clientes',
  noneText: 'Agrega al primero, o trae los que ya tienes en Excel o en tu teléfono.',
  noMatches: 'Ningún cliente coincide',
  noMatchesText: words.loosenSearch,
  noContact: 'Sin contacto todavía',
  nextStep: 'Siguiente paso',
  addTag: 'Etiqueta',
  lastContact: (when: string) => `Último contacto ${when}`,
  subject: 'Este cliente',
  preferencesHint:
    'Con esto encontramos las propiedades que le quedan. El precio se llena con el presupuesto; cámbialo si busca otro.',
  saveClient: 'Guardar cliente',
  moreData: 'Más datos',
  samePhone: 'Es el mismo número',
  sourcePlaceholder: '¿Cómo llegó?',
  noSource: 'Sin dato',
  tagsPlaceholder: 'Por ejemplo: Crédito autorizado',
  preferences: 'Lo que busca',
  anyOperation: 'Cualquiera',
  locationsPlaceholder: 'Colonia, ciudad o zona',
  locationsHint: 'Presiona Enter después de cada una',

  allTypes: 'Todos los tipos',
  allStatuses: 'Todos los estados',
  searchLabel: 'Buscar clientes',
  searchPlaceholder: 'Buscar clientes...',
  importAndExport: 'Importar y exportar',
  importClients: 'Importar clientes',
  writeEmail: (name: string) => `Escribir un correo a ${name}`,
  call: (name: string) => `Llamar a ${name}`,
  sendWhatsapp: (name: string) => `Enviar WhatsApp a ${name}`,
  openWhatsapp: (name: string) => `Abrir WhatsApp con ${name}`,
  toReview: 'Por revisar',
  onlyToReview: (count: number) => `Solo por revisar (${formatNumber(count)})`,

  createFailed: CLIENT_MESSAGES.saveFailed,
  pickerPlaceholder: 'Busca por nombre, email o teléfono',
  fullNameNeeded: 'Para crear un cliente escribe nombre y apellidos',
  searchFailed: 'No se pudieron buscar tus clientes. Intenta de nuevo.',
  noClients: 'Escribe nombre y apellidos para crear a tu primer cliente',
  creating: 'Creando cliente…',

  duplicates: 'Quizá ya tienes a esta persona:',
  merge: 'Fusionar',
  seePage: 'Ver ficha',

  offlineContacts: 'Contactos guardados',
  offlineContactsHint:
    'Puedes buscar, llamar y escribir. Verás la ficha completa y los filtros cuando vuelva la conexión.',
  noOfflineMatchesText: 'Prueba con otro nombre, teléfono o correo.',

  exported: 'Clientes exportados',
  exportFailed: 'No se pudieron exportar los clientes. Intenta de nuevo.',
} as const

const { budget_min, budget_max, tags, notes, ...contact } = labelsOf(CLIENT_FIELDS)
const { min_price, max_price, property_type, operation, ...wanted } = labelsOf(PREFERENCE_FIELDS)

export const END_LABELS = { budget_min, budget_max, min_price, max_price }

export const CONTACT_LABELS = { ...contact, budget: CLIENT_RANGES.budget.label, tags, notes }
export const PREFERENCE_LABELS = {
  property_type,
  operation,
  price: CLIENT_RANGES.price.label,
  ...wanted,
}
export const FIELD_LABELS = { ...CONTACT_LABELS, ...PREFERENCE_LABELS }

export function offlineContactsText(since: string): string {
  return `Contactos guardados en este dispositivo · ${since}`
}

export function createClient(name: string): string {
  return `Crear cliente «${name}»`
}
