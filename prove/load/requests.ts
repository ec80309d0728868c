import { randomUUID } from 'node:crypto'
import type { Case } from '../../bench/beside-bare.ts'
import { crmRequests } from '../../bench/crm-requests.ts'
import type { Kind, LoadPerson } from './load-job.ts'

export interface ScreenRequest {
  kind: Kind
  method: string
  path: string
  headers?: Record<string, string>
  body?: Buffer
}

export const ACTIONS = {
  'open the app': 6,
  listings: 20,
  clients: 16,
  'client page': 14,
  search: 14,
  board: 8,
  'tasks of today': 8,
  'save a client': 6,
  'move a card': 4,
  upload: 1,
} as const
export type Action = keyof typeof ACTIONS | 'add a task'

const JSON_BODY = { 'content-type': 'application/json' }
const ONE_ROW = { accept: 'application/vnd.pgrst.object+json', prefer: 'return=representation' }
const NAMES = ['nunez', 'garcia', 'chavez', 'hernandez', 'pena']
const FILE_BYTES = 200_000
const FILE = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(FILE_BYTES, 'predio')])

const LISTING_COLUMNS =
  'id,wordpress_id,title,price,currency,location,property_type,operation,status,sale_status,rental_status,bedrooms,bathrooms,area,images,features,tags,url,created_at,updated_at'
const LINK_COLUMNS =
  'id,property_id,relationship_type,created_at,price,notes,updated_at,client:clients!inner(id,first_name,last_name)'

export function requestsOf(
  action: Exclude<Action, 'add a task'>,
  person: LoadPerson,
): ScreenRequest[] {
  const mine = `user_id=eq.${person.userId}`
  const clientId = anyOf(person.clientIds)
  const crm = new Map(
    crmRequests(person.userId, clientId, new Date()).map((each) => [each.label, each]),
  )
  switch (action) {
    case 'open the app':
      return [
        read(`user_settings?select=id,wordpress_url,has_site_key,has_ai_key&${mine}`),
        read(
          `profiles?select=full_name,phone,company,time_zone,first_screen&id=eq.${person.userId}`,
        ),
        read(`subscriptions?select=*,plan:subscription_plans(id,name,features)&${mine}`),
        read(
          `notifications?select=id,kind,title,message,data,read,created_at&${mine}&order=created_at.desc,id.desc&limit=50`,
        ),
        ...requestsOf('listings', person),
      ]
    case 'listings':
      return [
        read(
          `properties?select=${LISTING_COLUMNS}&${mine}&order=created_at.desc,id.asc&limit=1000`,
        ),
        read(
          `property_clients?select=${LINK_COLUMNS}&${mine}&status=eq.active&order=created_at.desc,id.asc&limit=1000`,
        ),
      ]
    case 'clients':
      return [ofCrm(crm.get('Clientes'))]
    case 'client page':
      return [ofCrm(crm.get('Client page'))]
    case 'search': {
      const found = ofCrm(crm.get('Clientes, search by name'))
      return [{ ...found, path: found.path.replace('*nunez*', `*${anyOf(NAMES)}*`) }]
    }
    case 'board':
      return [ofCrm(crm.get('Oportunidades, board'))]
    case 'tasks of today':
      return [ofCrm(crm.get('Tareas, today'))]
    case 'save a client':
      return [
        write('PATCH', `clients?id=eq.${clientId}&${mine}&select=id,updated_at`, {
          notes: `Visita el ${new Date().toISOString()}`,
        }),
      ]
    case 'move a card':
      return [
        write(
          'PATCH',
          `opportunities?id=eq.${anyOf(person.opportunityIds)}&${mine}&select=id,stage_id`,
          {
            stage_id: anyOf(person.stageIds),
          },
        ),
      ]
    case 'upload':
      return [uploadTo(`${person.userId}/${randomUUID()}.pdf`)]
  }
}

export function addTask(title: string): ScreenRequest {
  return write('POST', 'tasks?select=id', { title, due_date: new Date().toISOString() })
}

/** Stores the record of a file, as the app does after the upload. */
export function recordFile(path: string): ScreenRequest {
  return write('POST', 'documents?select=id', {
    name: 'Contrato',
    type: 'application/pdf',
    category: 'contract',
    url: path.slice('/storage/v1/object/documents/'.length),
  })
}

export function signIn(email: string, password: string): ScreenRequest {
  return {
    kind: 'sign-in',
    method: 'POST',
    path: '/auth/v1/token?grant_type=password',
    headers: JSON_BODY,
    body: Buffer.from(JSON.stringify({ email, password })),
  }
}

function read(query: string): ScreenRequest {
  return { kind: 'read', method: 'GET', path: `/rest/v1/${query}` }
}

function ofCrm(found: Case | undefined): ScreenRequest {
  if (!found) throw new Error('crm-requests.ts has no request of that label')
  if (!found.body) return read(found.path)
  const body = Buffer.from(JSON.stringify(found.body))
  return { ...read(found.path), method: 'POST', headers: JSON_BODY, body }
}

function write(method: string, query: string, row: object): ScreenRequest {
  return {
    kind: 'write',
    method,
    path: `/rest/v1/${query}`,
    headers: { ...JSON_BODY, ...ONE_ROW },
    body: Buffer.from(JSON.stringify(row)),
  }
}

function uploadTo(name: string): ScreenRequest {
  return {
    kind: 'upload',
    method: 'POST',
    path: `/storage/v1/object/documents/${name}`,
    headers: { 'content-type': 'application/pdf' },
    body: FILE,
  }
}

function anyOf<T>(values: readonly T[]): T {
  return values[Math.floor(Math.random() * values.length)]!
}

export function toBytes(
  { method, path, headers, body }: ScreenRequest,
  { apikey, token, port }: { apikey: string; token: string | undefined; port: number },
): Buffer {
  const all = {
    host: `127.0.0.1:${port}`,
    apikey,
    authorization: `Bearer ${token ?? apikey}`,
    'x-client-info': 'supabase-js-web/2',
    accept: '*/*',
    'user-agent': 'predio-prove',
    ...headers,
    ...(body && { 'content-length': String(body.length) }),
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`)
  const head = Buffer.from([`${method} ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  return body ? Buffer.concat([head, body]) : head
}
