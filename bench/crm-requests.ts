import { queryOf, readView, type ServerEntity } from '../domain/src/views/index.ts'
import type { Case } from './beside-bare.ts'

const CLIENT_ROW =
  'id,type,first_name,last_name,email,phone,whatsapp,tags,status,budget_min,budget_max,created_at,last_contact_at,next_task_title,next_task_due'
const CLIENT_PAGE =
  '*,client_preferences(*),property_clients(id,status,property:properties(id,title)),opportunities(id,expected_amount,stage:opportunity_stages(name,color),property:properties(title)),tasks(id,title,status,due_date),interactions(id,type,subject,created_at,property:properties(title)),whatsapp_messages(id,content,sent_at),documents(id,name,created_at)'

const ZONE = 'America/Merida'

/** The bar of views sends these counts. */
function numbersOf(label: string, list: ServerEntity, texts: readonly string[], now: Date): Case {
  const views = texts.map((text) => queryOf(list, readView(list, text).view, { now, zone: ZONE }))
  return { label, path: 'rpc/count_views', body: { list, views } }
}

/** For a view the web app requests a page and its count (VIEW-10). */
function viewCases(
  label: string,
  list: ServerEntity,
  text: string,
  now: Date,
  usual = 'created_at',
): Case[] {
  const { tests, sorts } = queryOf(list, readView(list, text).view, { now, zone: ZONE })
  const order = sorts.length > 0 ? sorts : [{ column: usual, ascending: false }]
  const body = { tests, sorts: [...order, { column: 'id', ascending: false }], size: 50 }
  const select = list === 'clients' ? CLIENT_ROW : '*'
  return [
    { label: `Vista: ${label}`, path: `rpc/list_${list}?select=${select}`, body },
    numbersOf(`Vista: ${label}, count`, list, [text], now),
  ]
}

const CLIENT_VIEWS: readonly (readonly [label: string, text: string])[] = [
  ['tag', 'etiqueta=zona 3'],
  ['buyers by name', 'tipo=comprador&orden=nombre'],
  ['no contact since 30 days', 'contacto=sin:30'],
  ['contact before 30 days', 'contacto=hace:30'],
  ['no next step', 'paso=!*'],
  ['in a stage', 'etapa=Prospecto'],
  ['zone', 'zona=Colonia 3'],
  ['by last contact', 'orden=contacto'],
  ['by next step', 'orden=paso'],
  ['no contact since 30 days, by next step', 'contacto=sin:30&orden=paso'],
  ['no next step, by last contact', 'paso=!*&orden=contacto'],
  ['zone, by last contact', 'zona=Colonia 3&orden=contacto'],
  ['not in a stage, by last contact', 'etapa=!Prospecto&orden=contacto'],
]

function clientViews(now: Date): Case[] {
  const texts = CLIENT_VIEWS.slice(0, 9).map(([, text]) => text)
  return [
    ...CLIENT_VIEWS.flatMap(([label, text]) => viewCases(label, 'clients', text, now)),
    numbersOf(`Bar: the numbers of ${texts.length} views`, 'clients', texts, now),
  ]
}

function otherViews(now: Date): Case[] {
  return [
    ...viewCases(
      'opportunities that stand still',
      'opportunities',
      'estado=abierta&movida=sin:14&orden=movida',
      now,
    ),
    ...viewCases(
      'urgent tasks of the week',
      'tasks',
      'abierta=si&prioridad=alta,urgente&vence=resto&orden=vence',
      now,
    ),
    ...viewCases(
      'visits without a result',
      'interactions',
      'tipo=visita&resultado=!*',
      now,
      'moment',
    ),
  ]
}

export function crmRequests(userId: string, clientId: string, now: Date): Case[] {
  const mine = `user_id=eq.${userId}`
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString()
  return [
    {
      label: 'Clientes',
      path: `client_list?select=${CLIENT_ROW}&${mine}&order=created_at.desc,id.desc&limit=50`,
    },
    {
      label: 'Clientes, search by name',
      path: `client_list?select=${CLIENT_ROW}&${mine}&search=like.*nunez*&search=like.*inigo*&order=created_at.desc,id.desc&limit=50`,
    },
    { label: 'Client page', path: `clients?select=${CLIENT_PAGE}&${mine}&id=eq.${clientId}` },
    { label: 'Llamadas de hoy, five', path: 'rpc/call_list', body: { page_size: 5 } },
    { label: 'Oportunidades, board', path: 'rpc/opportunity_board', body: { tests: [] } },
    {
      label: 'Oportunidades, list',
      path: `opportunity_rows?select=*&${mine}&order=created_at.desc,id.asc&offset=0&limit=50`,
    },
    {
      label: 'Tareas, today',
      path: `task_rows?select=*&${mine}&is_open=eq.true&due_date=gte.${now.toISOString()}&due_date=lt.${tomorrow}&order=is_open.desc,due_date.asc,urgency.desc,id.asc&limit=50`,
    },
    {
      label: 'Tareas, all',
      path: `task_rows?select=*&${mine}&order=is_open.desc,due_date.asc,urgency.desc,id.asc&limit=50`,
    },
    {
      label: 'Interacciones',
      path: `interaction_rows?select=*&${mine}&order=moment.desc,id.asc&limit=50`,
    },
    ...clientViews(now),
    ...otherViews(now),
  ]
}
