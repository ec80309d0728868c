import { OWN_LISTING_FIELDS } from '@predio/domain/properties'
import { words } from '../../lib/words.ts'

export const messages = {
  localFailed: 'No se pudieron cargar tus etiquetas y estados',
  linksFailed: 'No se pudieron cargar los clientes vinculados',
  tagExists: 'Esta etiqueta ya existe',
  tagsSaved: 'Etiquetas actualizadas exitosamente',
  tagsFailed: 'Error al actualizar las etiquetas',
  tagsUnsaved: 'Tienes cambios sin guardar.',
  noTags: 'No hay etiquetas agregadas',
  propertyFailed: 'No se pudo crear la propiedad',
  recordSaved: 'Propiedad actualizada exitosamente',
  recordSubject: 'Esta propiedad',
  recordFailed: 'Error al actualizar la propiedad',
  contractInvalid: 'La fecha en que vence el contrato no es válida',
  agentNameLong: 'El nombre del asesor no puede exceder los 50 caracteres',
  agentLastNameLong: 'Los apellidos del asesor no pueden exceder los 50 caracteres',
  manageTags: 'Gestionar Etiquetas',
  saving: words.savingDots,
  linkedClients: 'Clientes Vinculados',
  tags: 'Etiquetas',
  stateAndAdvisor: 'Estado y asesor',
  advisor: 'Asesor',
  contractEndsHint: 'Se muestra en la tarjeta mientras está rentada.',
  asOnSite: (said: string) => `Como en tu sitio (${said})`,
  currentTags: 'Etiquetas Actuales',
  removeTag: (tag: string) => `Quitar ${tag}`,
  knownTags: 'Las que ya usas',
  addTag: (tag: string) => `Agregar ${tag}`,
  addNewTag: 'Agregar Nueva Etiqueta',
  tagExample: 'Por ejemplo: Exclusiva',
  saveTags: 'Guardar Etiquetas',
} as const

export const RECORD_LABELS = {
  sale_status: OWN_LISTING_FIELDS.sale_status.label,
  rental_status: OWN_LISTING_FIELDS.rental_status.label,
  rental_contract_end: 'Contrato vence',
  first_name: words.name,
  last_name: 'Apellidos',
} as const
