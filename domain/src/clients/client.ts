export const CLIENT_TYPES = ['propietario', 'comprador', 'inquilino', 'inversionista'] as const
export type ClientType = (typeof CLIENT_TYPES)[number]

export const CLIENT_TYPE_LABELS: Record<ClientType, string> = {
  propietario: 'Propietario',
  comprador: 'Comprador',
  inquilino: 'Inquilino',
  inversionista: 'Inversionista',
}

export const CLIENT_STATUSES = ['active', 'inactive', 'lead'] as const
export type ClientStatus = (typeof CLIENT_STATUSES)[number]
export const DEFAULT_CLIENT_STATUS: ClientStatus = 'active'

export const CLIENT_STATUS_LABELS: Record<ClientStatus, string> = {
  active: 'Activo',
  inactive: 'Inactivo',
  lead: 'Prospecto',
}

/** Offered, not enforced: the column takes any text of up to 100 characters. */
export const CLIENT_SOURCES = [
  'Recomendación',
  'WhatsApp',
  'Facebook',
  'Instagram',
  'TikTok',
  'Portal inmobiliario',
  'Sitio web',
  'Letrero en la propiedad',
  'Llamada',
  'Visita a la oficina',
  'Evento',
  'Otro asesor',
  'Otro',
] as const

/** The columns by which duplicates are recognised. */
export interface ClientIdentity {
  first_name: string
  /** Null only while the client is marked for review. */
  last_name: string | null
  email: string | null
  phone: string | null
  whatsapp: string | null
}

export function fullName(client: Pick<ClientIdentity, 'first_name' | 'last_name'>): string {
  return `${client.first_name} ${client.last_name ?? ''}`.trim()
}
