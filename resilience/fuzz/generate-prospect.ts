import { nastyText } from './nasty.ts'
import type { Random } from './random.ts'

interface ProspectRequest {
  type: string | undefined
  body: string | FormData
}

/** Names that the reader knows, of plug-ins and portals, so that its rules and not only its leftovers are met. */
const KNOWN = [
  'nombre',
  'your-name',
  'telefono',
  'email',
  'mensaje',
  'propiedad',
  'apellidos',
  'tipoEvento',
  'idEvento',
  'fechaRegistro',
  'referencia',
  'property_id',
  'remote_id',
  'source',
  'external_id',
  'happened_at',
  'form_fields[name]',
  'fields[a][title]',
  'fields[a][value]',
  'wpforms[fields][1]',
  'input_1_3',
  'property',
  'contact',
  'sitio-web-2',
  'prueba-de-predio',
  '_wpcf7',
]
const VALUES = [
  'Ana Pech',
  '999 111 2233',
  'ana@correo.mx',
  'CONTACTO',
  'CONTACTO_MENSAJE',
  'EB-XX01',
  '2026-11-19T09:04:05.000-0600',
  'https://sitio.example/casa/',
]
const TYPES = [
  'application/json',
  'application/x-www-form-urlencoded',
  'text/plain',
  'multipart/form-data; boundary=x',
  'multipart/form-data',
  'application/json; charset=latin1',
]
const MAX_DEPTH = 4

/** What a stranger's program may send to an agent's secret address. */
export function generateProspect(random: Random): ProspectRequest {
  const fields = () =>
    Array.from({ length: random.int(0, 12) }, () => [name(random), value(random)])
  return random.weighted<() => ProspectRequest>([
    [4, () => ({ type: 'application/json', body: JSON.stringify(json(random, 0)) })],
    [
      3,
      () => ({
        type: TYPES[1],
        body: new URLSearchParams(fields() as [string, string][]).toString(),
      }),
    ],
    [2, () => ({ type: undefined, body: formOf(fields() as [string, string][]) })],
    [1, () => ({ type: random.pick(TYPES), body: nastyText(random) })],
  ])()
}

const name = (random: Random) => (random.chance(0.7) ? random.pick(KNOWN) : nastyText(random))
const value = (random: Random) => (random.chance(0.5) ? random.pick(VALUES) : nastyText(random))

function json(random: Random, depth: number): unknown {
  const inner = () => json(random, depth + 1)
  if (depth >= MAX_DEPTH || (depth > 0 && random.chance(0.5))) {
    return random.pick([value(random), value(random), random.int(-9, 9e15), true, null, 1e308])
  }
  const length = random.int(0, 8)
  return random.chance(0.25)
    ? Array.from({ length }, inner)
    : Object.fromEntries(Array.from({ length }, () => [name(random), inner()]))
}

function formOf(fields: readonly [string, string][]): FormData {
  const form = new FormData()
  for (const [field, text] of fields) form.append(field, text)
  form.append('archivo', new File(['x'], '../../plano.pdf'))
  return form
}
