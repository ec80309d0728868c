import { CLIENT_FIELDS } from '../clients/index.ts'
import { labelsOf } from '../fields/index.ts'

const { first_name, last_name, ...others } = labelsOf(CLIENT_FIELDS)

export const IMPORT_FIELD_LABELS = {
  first_name,
  last_name,
  full_name: 'Nombre completo',
  ...others,
  company: 'Empresa',
}
export type ImportField = keyof typeof IMPORT_FIELD_LABELS
export type ImportValues = Partial<Record<ImportField, string>>

export const IMPORT_FIELDS = Object.keys(IMPORT_FIELD_LABELS) as ImportField[]

/** The headers come from our export, usual spreadsheets, Google, Outlook and other CRMs. */
export const IMPORT_HEADERS: Record<ImportField, string> = {
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
  birthday:
    'cumpleanos, fecha de nacimiento, fecha nacimiento, nacimiento, fecha de cumpleanos, fecha nac, birthday, birth date, birthdate, date of birth, dob',
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

/** IMPORT-11: an import accepts at most this many rows. */
export const MAX_IMPORT_ROWS = 20_000

/** In Google's export of contacts this sign separates several telephones or e-mails in one cell. */
export const VALUE_SEPARATOR = ' ::: '
