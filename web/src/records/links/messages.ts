import { words } from '../../lib/words.ts'

export const messages = {
  linked: 'Relación cliente-propiedad creada exitosamente',
  changed: 'Relación cliente-propiedad actualizada exitosamente',
  ended: 'Relación cliente-propiedad terminada',
  gone: 'Esta relación ya no existe: se eliminó en otra ventana.',
  subject: 'Esta relación',
  saveFailed: 'Error al guardar la relación cliente-propiedad',
  duplicate: 'Ya existe una relación de este tipo entre el cliente y la propiedad',
  propertyFailed: 'No se pudo crear la propiedad',
  none: 'No hay clientes vinculados',
  saving: words.savingDots,
  endFailed: 'No se pudo terminar la relación. Intenta de nuevo.',
  clientMissing: 'Elige un cliente',
  relationshipMissing: 'Elige el tipo de relación',
  startMissing: 'Elige la fecha de inicio',
  endInvalid: 'La fecha de fin no es válida',
  endBeforeStart: 'La fecha de fin no puede ser anterior a la de inicio',
  priceInvalid: 'Escribe el precio como una cantidad en pesos, por ejemplo 2,500,000',
  priceNegative: 'El precio no puede ser negativo',
  commissionInvalid: 'La comisión debe estar entre 0 y 100 %, con dos decimales como máximo',
  notesLong: 'Las notas no pueden exceder los 1000 caracteres',
  editLink: 'Editar relación',
  linkTitle: 'Vincular Cliente a Propiedad',
  linkClient: 'Vincular Cliente',
  actionsOf: (name: string) => `Acciones de ${name}`,
  endLink: 'Terminar relación',
  since: (date: string) => `Desde el ${date}`,
  commission: (percentage: number) => `Comisión ${percentage} %`,
  endLinkTitle: '¿Terminar la relación?',
  more: 'más',
  owner: 'Propietario',
  buyer: 'Comprador',
  tenant: 'Inquilino',
  investor: 'Inversionista',
  interested: 'Interesado',
} as const

export const FIELD_LABELS = {
  client: words.client,
  relationship_type: 'Tipo de relación',
  start_date: 'Fecha de inicio',
  end_date: 'Fecha de fin',
  price: 'Precio',
  commission_percentage: 'Porcentaje de comisión',
  notes: words.notes,
} as const

export function endQuestion(client: string, relationship: string): string {
  return `${client} dejará de aparecer como ${relationship.toLowerCase()} de esta propiedad. La relación queda en su historial.`
}
