/** What a file's columns may be. Two of them are not columns of the database: a whole name and a company. */
export const IMPORT_FIELDS = [
  'first_name',
  'last_name',
  'full_name',
  'type',
  'email',
  'phone',
  'whatsapp',
  'address',
  'company',
  'source',
  'budget_min',
  'budget_max',
  'tags',
  'status',
  'notes',
] as const
export type ImportField = (typeof IMPORT_FIELDS)[number]
export type ImportValues = Partial<Record<ImportField, string>>

export const IMPORT_FIELD_LABELS: Record<ImportField, string> = {
  first_name: 'Nombre',
  last_name: 'Apellidos',
  full_name: 'Nombre completo',
  type: 'Tipo',
  email: 'Email',
  phone: 'Teléfono',
  whatsapp: 'WhatsApp',
  address: 'Dirección',
  company: 'Empresa',
  source: 'Origen',
  budget_min: 'Presupuesto mínimo',
  budget_max: 'Presupuesto máximo',
  tags: 'Etiquetas',
  status: 'Estado',
  notes: 'Notas',
}

/** More would be a database, not an address book. */
export const MAX_IMPORT_ROWS = 20_000

/** Between several telephones or addresses in one cell, as Google's contacts export them. */
export const SEVERAL = ' ::: '
