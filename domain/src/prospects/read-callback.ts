import { cutText } from '../text/index.ts'
import { clean, type FormField, readFormFields, type ReadForm } from './read-form-fields.ts'
import { flattenJson } from './flatten-json.ts'
import { PROSPECT_LIMITS, type ProspectSource, TRY_FIELD } from './prospect.ts'

/** A JSON callback is either a person's enquiry or an event that is not an enquiry. */
export type Callback =
  | ({
      isProspect: true
      source: Extract<ProspectSource, 'form' | 'portal' | 'test'>
      receivedAt: string | null
    } & ReadForm)
  | { isProspect: false }

const A_TRY = 'Prueba'
/** Only these two events of OpenNavent come from a person: the person saw the telephone, or sent a message. */
const LEADS = new Set(['CONTACTO', 'CONTACTO_MENSAJE'])
/** Fields of OpenNavent's events that describe the event, the portal or the listing's plan, not the person. */
const NAVENT_OWN = new Set([
  'idEvento',
  'tipoEvento',
  'idMensaje',
  'idTipoContacto',
  'idContacto',
  'idNavplat',
  'codigoCliente',
  'idAvisoPadre',
  'planDePublicacion',
  'userIdNavplat',
  'fechaRegistro',
  'referencia',
  'codigoDesarrollo',
  'claveInterna',
])

/**
 * PROS-14 to PROS-16: reads OpenNavent's events, EasyBroker's contact requests, and any JSON with a name and a telephone. If the body is a
 * list of several, only the first person is recognised, and the others stay as text.
 */
export function readCallback(sent: unknown): Callback {
  const only: unknown =
    Array.isArray(sent) && sent.length === 1 && isRecord(sent[0]) ? sent[0] : sent
  if (typeof only !== 'object' || only === null) return { isProspect: false }
  const body = isRecord(only) ? only : {}
  if (typeof body['tipoEvento'] === 'string') return readNavent(body)
  // EasyBroker's lists contain their requests in `content`, while a single request is sent without a list.
  const { property_id: propertyId } = body
  const isEasyBroker =
    typeof propertyId === 'string' &&
    (/^EB-/i.test(propertyId) || 'remote_id' in body || 'happened_at' in body)
  const read = readFormFields(
    flattenJson(only).filter(
      ([name]) => !OF_SENDER.has(name) && !(isEasyBroker && EB_OWN.has(name)),
    ),
  )
  const source = textOf(body['source_name'] ?? body['source'] ?? body['portal'] ?? body['origen'])
  const isTry = body[TRY_FIELD] === true
  const sourceName = isTry
    ? A_TRY
    : isEasyBroker
      ? (source ?? 'EasyBroker')
      : (source ?? read.draft.sourceName)
  const externalId = textOf(
    body['external_id'] ?? body['remote_id'] ?? (isEasyBroker ? body['id'] : undefined),
  )
  return {
    isProspect: true,
    source: isTry ? 'test' : isEasyBroker || body['portal'] !== undefined ? 'portal' : 'form',
    receivedAt: instantOf(body['happened_at'] ?? body['created_at']),
    ...read,
    draft: {
      ...read.draft,
      sourceName: cutText(sourceName ?? '', PROSPECT_LIMITS.sourceName).trim() || null,
      externalId: cutText(externalId ?? '', PROSPECT_LIMITS.externalId) || null,
    },
  }
}

/** Fields that describe the sender of the callback, not the person. */
const OF_SENDER = new Set([
  'source_name',
  'source',
  'portal',
  'origen',
  'external_id',
  'remote_id',
  TRY_FIELD,
])
const EB_OWN = new Set(['id', 'happened_at', 'created_at'])

function readNavent(body: Record<string, unknown>): Callback {
  if (!LEADS.has(String(body['tipoEvento']))) return { isProspect: false }
  const listings = ['referencia', 'claveInterna', 'codigoDesarrollo'].flatMap(
    (name): FormField[] => {
      const text = textOf(body[name])
      return text === null ? [] : [['referencia', text]]
    },
  )
  const person = flattenJson(body).filter(([name]) => !NAVENT_OWN.has(name))
  const read = readFormFields([...person, ...listings])
  const id = textOf(body['idEvento'])
  return {
    isProspect: true,
    source: 'portal',
    receivedAt: instantOf(body['fechaRegistro']),
    ...read,
    draft: {
      ...read.draft,
      sourceName: 'Inmuebles24',
      externalId: cutText(id ?? '', PROSPECT_LIMITS.externalId) || null,
    },
  }
}

function textOf(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number') return null
  return clean(String(value)) || null
}

/** Also reads '2026-11-19T15:04:05.000-0600', as OpenNavent writes it. A time in the future or in another century is refused. */
function instantOf(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const at = new Date(value.replace(/([+-]\d\d)(\d\d)$/, '$1:$2'))
  const year = Number.isNaN(at.getTime()) ? 0 : at.getUTCFullYear()
  return year >= 2020 && year < 2100 ? at.toISOString() : null
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
