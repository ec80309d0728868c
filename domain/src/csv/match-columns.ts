import { foldForSearch } from '../text/index.ts'
import type { ImportField } from './import-fields.ts'

/** Headers of our own export, of spreadsheets people keep, and of Google's, Outlook's and other CRMs' exports. */
const HEADERS: Record<ImportField, string> = {
  first_name: 'nombre, nombres, nombre s, nombre de pila, first name, given name, primer nombre',
  last_name:
    'apellido, apellidos, apellido s, last name, family name, surname, apellido paterno, primer apellido',
  full_name:
    'nombre completo, nombre y apellidos, nombre y apellido, name, full name, cliente, contacto, nombre del cliente, display name',
  type: 'tipo, tipo de cliente, type, client type, contact type, rol',
  email:
    'email, e mail, correo, correo electronico, mail, e mail 1 value, e mail address, email address, direccion de correo electronico',
  phone:
    'telefono, tel, telefono 1, celular, movil, cel, phone, mobile, cell, phone number, mobile phone, phone 1 value, telefono celular, telefono movil, numero, numero de telefono, primary phone',
  whatsapp: 'whatsapp, whats app, whats, wa, wsp, numero de whatsapp, whatsapp number',
  address:
    'direccion, domicilio, address, address 1 formatted, home address, ubicacion, direccion particular',
  company: 'empresa, compania, company, organization, organization name, organizacion, negocio',
  source: 'origen, fuente, source, lead source, medio, como nos conocio',
  budget_min: 'presupuesto minimo, presupuesto min, presupuesto desde, budget min, min budget',
  budget_max:
    'presupuesto maximo, presupuesto max, presupuesto hasta, presupuesto, budget max, max budget, budget',
  tags: 'etiquetas, etiqueta, tags, labels, categorias, categoria, group membership, categories',
  status: 'estado, estatus, status, situacion',
  notes: 'notas, nota, notes, observaciones, comentarios, comments, descripcion',
}

const FIELDS: ReadonlyMap<string, ImportField> = new Map(
  Object.entries(HEADERS).flatMap(([field, names]) =>
    names.split(', ').map((name) => [name, field as ImportField] as const),
  ),
)

/** Which field each column is, null where it is none; a field is given to the first column that claims it. */
export function matchColumns(headers: readonly string[]): (ImportField | null)[] {
  const taken = new Set<ImportField>()
  const matched = headers.map((header) => {
    const field = FIELDS.get(bare(header))
    if (field === undefined || taken.has(field)) return null
    taken.add(field)
    return field
  })
  // 'Nombre' without a column for surnames holds both.
  if (taken.has('last_name') || taken.has('full_name')) return matched
  return matched.map((field) => (field === 'first_name' ? 'full_name' : field))
}

function bare(header: string): string {
  return foldForSearch(header)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
