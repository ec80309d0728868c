import { formatCalendarDate } from '../../dates/index.ts'
import { formatPhone } from '../../phones/index.ts'
import { addressOf, priceOf } from '../types/fill-from-records.ts'
import type { FillRecords } from '../types/records.ts'
import { nameOf, rolesOf } from '../types/roles.ts'
import { stateInAddress } from '../types/state-in-address.ts'
import { type TemplateVariable, variableKey } from './template.ts'

export interface TemplateRecords extends FillRecords {
  agent: { full_name: string | null; company: string | null; phone: string | null } | null
}

type Source = (records: TemplateRecords) => string | number | null | undefined

const client: Source = ({ clients }) => nameOf(clients[0])
const landlord: Source = ({ clients }) => nameOf(rolesOf(clients).landlord)
const tenant: Source = ({ clients }) => nameOf(rolesOf(clients).tenant)
const seller: Source = ({ clients }) => nameOf(rolesOf(clients).seller)
const buyer: Source = ({ clients }) => nameOf(rolesOf(clients).buyer)
const address: Source = ({ property }) => addressOf(property)
const rent: Source = ({ property }) => priceOf(property, 'rent')
const sale: Source = ({ property }) => priceOf(property, 'sale')

/** DOC-97: each variable name, in the form of `variableKey`, gets its value from this field of a record. */
const SOURCES: readonly [string, Source][] = [
  ['cliente nombre nombre_cliente nombre_del_cliente cliente_nombre', client],
  ['email correo email_cliente correo_cliente cliente_email', ({ clients: [c] }) => c?.email],
  [
    'telefono telefono_cliente cliente_telefono',
    ({ clients: [c] }) => c?.phone && formatPhone(c.phone),
  ],
  [
    'domicilio domicilio_cliente direccion_cliente cliente_direccion',
    ({ clients: [c] }) => c?.address,
  ],
  ['arrendador arrendadora propietario propietaria dueno duena', landlord],
  ['arrendatario arrendataria inquilino inquilina', tenant],
  ['vendedor vendedora', seller],
  ['comprador compradora', buyer],
  ['beneficiario', landlord],
  ['deudor suscriptor', tenant],
  ['propiedad titulo_propiedad propiedad_titulo titulo', ({ property }) => property?.title],
  ['inmueble direccion_inmueble domicilio_inmueble ubicacion direccion_propiedad', address],
  ['renta renta_mensual monto_renta', rent],
  ['precio precio_venta precio_inmueble', sale],
  ['estado entidad', ({ property }) => property && stateInAddress(property.location)],
  ['fecha hoy fecha_hoy fecha_actual fecha_firma fecha_documento', ({ today }) => today],
  ['ano', ({ today }) => Number(today.slice(0, 4))],
  ['mes', ({ today }) => formatCalendarDate(today, 'month').split(' ')[0]],
  ['asesor agente nombre_asesor', ({ agent }) => agent?.full_name],
  ['inmobiliaria empresa', ({ agent }) => agent?.company],
  ['telefono_asesor telefono_agente', ({ agent }) => agent?.phone],
]
const BY_KEY: ReadonlyMap<string, Source> = new Map(
  SOURCES.flatMap(([names, source]) => names.split(' ').map((name) => [name, source] as const)),
)

export function fillVariables(
  variables: readonly TemplateVariable[],
  records: TemplateRecords,
): Record<string, string | number> {
  const filled: Record<string, string | number> = {}
  for (const variable of variables) {
    const value = BY_KEY.get(variableKey(variable.name))?.(records)
    if (value !== undefined && value !== null && value !== '' && fits(variable, value)) {
      filled[variable.name] = variable.type === 'text' ? String(value) : value
    }
  }
  return filled
}

function fits({ type, options }: TemplateVariable, value: string | number): boolean {
  switch (type) {
    case 'text':
      return true
    case 'number':
      return typeof value === 'number'
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
    case 'select':
      return options.includes(String(value))
  }
}
