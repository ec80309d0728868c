import { formatNumber } from '@predio/domain/numbers'
import { CLIENT_MESSAGES } from '@predio/domain/clients'

/** Specification, sections 2, 5 and 8; what it does not word is in the same voice. */
export const messages = {
  clients: 'Clientes',
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
  loadFailed: 'Error al cargar los datos del CRM',
  retry: 'Intentar de nuevo',
  emptyTitle: 'Todavía no tienes clientes',
  emptyText: 'Agrega al primero, o trae los que ya tienes en Excel o en tu teléfono.',
  noMatchesTitle: 'Ningún cliente coincide',
  noMatchesText: 'Prueba con otras palabras o quita los filtros.',
  clearFilters: 'Quitar filtros',
  noContact: 'Sin contacto todavía',
  lastContact: (when: string) => `Último contacto ${when}`,
  subject: 'Este cliente',
  minBudget: 'Presupuesto mínimo',
  maxBudget: 'Presupuesto máximo',
  minPrice: 'Precio que busca, mínimo',
  maxPrice: 'Precio que busca, máximo',
  wishHint:
    'Con esto encontramos las propiedades que le quedan. El precio se llena con el presupuesto; cámbialo si busca otro.',
  toReview: 'Por revisar',
  onlyToReview: (count: number) => `Solo por revisar (${formatNumber(count)})`,

  createFailed: CLIENT_MESSAGES.saveFailed,
  fullNameNeeded: 'Para crear un cliente escribe nombre y apellidos',
  searchFailed: 'No se pudieron buscar tus clientes. Intenta de nuevo.',
  noClients: 'Escribe nombre y apellidos para crear a tu primer cliente',
  creating: 'Creando cliente…',

  lookAlikes: 'Quizá ya tienes a esta persona:',
  merge: 'Fusionar',
  seePage: 'Ver ficha',

  offlineContactsHint:
    'Puedes buscar, llamar y escribir. Verás la ficha completa y los filtros cuando vuelva la conexión.',
  noOfflineMatchesText: 'Prueba con otro nombre, teléfono o correo.',

  exported: 'Clientes exportados',
  exportFailed: 'No se pudieron exportar los clientes. Intenta de nuevo.',
} as const

export function offlineContactsText(since: string): string {
  return `Contactos guardados en este dispositivo · ${since}`
}

export function createClient(name: string): string {
  return `Crear cliente «${name}»`
}
