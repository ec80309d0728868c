export const CLIENT_TYPE_LABELS = {
  propietario: 'Propietario',
  comprador: 'Comprador',
  inquilino: 'Inquilino',
  inversionista: 'Inversionista',
} as const
export type ClientType = keyof typeof CLIENT_TYPE_LABELS
export const CLIENT_TYPES = Object.keys(CLIENT_TYPE_LABELS) as ClientType[]

export const CLIENT_STATUS_LABELS = {
  active: 'Activo',
  inactive: 'Inactivo',
  lead: 'Prospecto',
} as const
export type ClientStatus = keyof typeof CLIENT_STATUS_LABELS
export const DEFAULT_CLIENT_STATUS: ClientStatus = 'active'

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

export interface ClientIdentity {
  first_name: string
  last_name: string | null
  email: string | null
  phone: string | null
  whatsapp: string | null
}

export function fullName(client: Pick<ClientIdentity, 'first_name' | 'last_name'>): string {
  return `${client.first_name} ${client.last_name ?? ''}`.trim()
}
