import { plainText } from '../../text/index.ts'
import { isObject, own, toId, type JsonObject } from './json.ts'
import { memoizeBounded, snakeName } from './snake-name.ts'

export interface Term {
  id: number | null
  name: string
  taxonomy: string
  role: TermRole | null
}

export type TermRole =
  | 'operation'
  | 'type'
  | 'city'
  | 'state'
  | 'colonia'
  | 'feature'
  | 'label'
  | 'parking'

/** The order matters: `tipo_operacion` is not the type, and `property_county_state` is not the status. */
const ROLES: readonly [TermRole, RegExp][] = [
  ['parking', /parking|estacionamiento/],
  ['label', /label|etiqueta/],
  ['feature', /feature|amenit|amenidad|caracteristica|servicio/],
  ['state', /county_state|(?:^|_)(?:state|estado|entidad|province|provincia)s?$/],
  ['operation', /status|action|operaci|purpose|estatus|modalidad|transac|^es_category$/],
  ['colonia', /property_area|neighbou?rhood|colonia|fraccionamiento|zona|barrio/],
  ['city', /city|cities|ciudad|municipio|alcaldia|location|ubicacion|localidad/],
  ['type', /type|tipo|category|categoria|_cat$|inmueble/],
]

const CLASS = /^((?:property|es)[_-][a-z_]+?|operacion|tipo_[a-z]+|ciudad)-([a-z\d%-]{2,80})$/

export function readTerms(record: JsonObject): Term[] {
  const embedded = readEmbedded(record)
  if (embedded.length > 0) return embedded
  const classes = own(record, 'class_list')
  const list = Array.isArray(classes) ? classes : isObject(classes) ? Object.values(classes) : []
  return list.slice(0, 200).flatMap(fromClass)
}

function readEmbedded(record: JsonObject): Term[] {
  const groups = own(own(record, '_embedded'), 'wp:term')
  if (!Array.isArray(groups)) return []
  return groups.slice(0, 60).flatMap((group: unknown) => {
    return Array.isArray(group) ? group.slice(0, 200).flatMap(fromTerm) : []
  })
}

function fromTerm(term: unknown): Term[] {
  const name = own(term, 'name')
  const taxonomy = own(term, 'taxonomy')
  if (typeof name !== 'string' || typeof taxonomy !== 'string') return []
  const text = plainText(name.slice(0, 300))
  return text === ''
    ? []
    : [{ id: toId(own(term, 'id')), name: text, taxonomy, role: roleOf(taxonomy) }]
}

function fromClass(entry: unknown): Term[] {
  const [, taxonomy, slug] = (typeof entry === 'string' && CLASS.exec(entry)) || []
  if (taxonomy === undefined || slug === undefined) return []
  return [{ id: null, name: slug.replaceAll('-', ' '), taxonomy, role: roleOf(taxonomy) }]
}

const roleOf = (taxonomy: string): TermRole | null => findRole(taxonomy) || null

const findRole = memoizeBounded((taxonomy): TermRole | '' => {
  const name = snakeName(taxonomy)
  return ROLES.find(([, pattern]) => pattern.test(name))?.[0] ?? ''
})
