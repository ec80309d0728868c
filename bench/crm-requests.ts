import { queryOf, readView, type ServerEntity } from '../domain/src/views/index.ts'
import type { Case } from './beside-bare.ts'

const CLIENT_ROW =
  'id,type,first_name,last_name,email,phone,whatsapp,tags,status,budget_min,budget_max,created_at,last_contact_at,next_task_title,next_task_due'
const CLIENT_PAGE =
  '*,client_preferences(*),property_clients(id,status,property:properties(id,title)),opportunities(id,expected_amount,stage:opportunity_stages(name,color),property:properties(title)),tasks(id,title,status,due_date),interactions(id,type,subject,created_at,property:properties(title)),whatsapp_messages(id,content,sent_at),documents(id,name,created_at)'

const ZONE = 'America/Merida'

/** How many records each of these views has, as the bar asks for it. */
function numbersOf(label: string, list: ServerEntity, texts: readonly string[], now: Date): Case {
  const views = texts.map((text) => queryOf(list, readView(list, text).view, { now, zone: ZONE }))
  return { label, path: 'rpc/count_views', body: { list, views } }
}

interface BenchView {
  label: string
  /** As in an address. */
  text: string
  /** The same as the web app writes it for the API. */
  condition?: string
  tests?: object[]
  order?: string
  rows?: string
}

/** Views of the clients (VIEW-10) as the web app asks for them: their rows, and how many there are. */
function clientViews(userId: string, now: Date): Case[] {
  const monthAgo = new Date(now.getTime() - 30 * 86_400_000).toISOString()
  const views: BenchView[] = [
    {
      label: 'tag',
      text: 'etiqueta=zona 3',
      condition: String.raw`or=(tags.ov."{\"zona 3\"}")`,
    },
    {
      label: 'buyers by name',
      text: 'tipo=comprador',
      condition: 'or=(type.in.("comprador"))',
      order: 'first_name.asc,last_name.asc',
    },
    {
      label: 'no contact since 30 days',
      text: 'contacto=sin:30',
      tests: [{ field: 'contact', before: monthAgo }],
    },
    {
      label: 'contact before 30 days',
      text: 'contacto=hace:30',
      tests: [{ field: 'contact', known: true, before: monthAgo }],
    },
    { label: 'no next step', text: 'paso=!*', tests: [{ field: 'step', known: false }] },
    {
      label: 'in a stage',
      text: 'etapa=Prospecto',
      tests: [{ field: 'stage', any: ['Prospecto'] }],
    },
    { label: 'zone', text: 'zona=Colonia 3', tests: [{ field: 'zone', any: ['Colonia 3'] }] },
    {
      label: 'by last contact',
      text: '',
      order: 'last_contact_at.asc',
      rows: 'clients_by_activity',
    },
    {
      label: 'by next step',
      text: '',
      order: 'next_task_due.asc',
      rows: 'clients_by_activity',
    },
  ]
  const texts = views.map(({ text }) => text)
  return [
    ...views.flatMap(({ label, text, condition = '', tests, order = 'created_at.desc', rows }) => {
      const source = rows ?? (tests ? 'client_matches' : 'client_list')
      const page = `select=${CLIENT_ROW}&user_id=eq.${userId}&${condition}&order=${order},id.desc&limit=50`
      return [
        { label: `Vista: ${label}`, path: `${source}?${page}`, ...(tests && { tests }) },
        numbersOf(`Vista: ${label}, count`, 'clients', [text], now),
      ]
    }),
    ...activityViews(userId, monthAgo),
    numbersOf(`Bar: the numbers of ${texts.length} views`, 'clients', texts, now),
  ]
}

/** In the order of an activity: with conditions on its columns, and on what stands elsewhere. */
function activityViews(userId: string, monthAgo: string): Case[] {
  const rows = `clients_by_activity?select=${CLIENT_ROW}&user_id=eq.${userId}&limit=50`
  return [
    {
      label: 'Vista: no contact since 30 days, by next step',
      path: `${rows}&or=(last_contact_at.lt.${monthAgo},last_contact_at.is.null)&order=next_task_due.asc,id.desc`,
    },
    {
      label: 'Vista: no next step, by last contact',
      path: `${rows}&or=(has_next_task.not.is.true)&order=last_contact_at.asc,id.desc`,
    },
    {
      label: 'Vista: zone, by last contact',
      path: `${rows}&order=last_contact_at.asc,id.desc`,
      tests: [{ field: 'zone', any: ['Colonia 3'] }],
    },
    {
      label: 'Vista: not in a stage, by last contact',
      path: `${rows}&order=last_contact_at.asc,id.desc`,
      tests: [{ field: 'stage', none: ['Prospecto'] }],
    },
  ]
}

/** Views of the other lists, with their conditions and order as the web app writes them. */
function otherViews(userId: string, now: Date): Case[] {
  const [fortnightAgo, weekAhead] = [-14, 7].map((days) =>
    new Date(now.getTime() + days * 86_400_000).toISOString(),
  )
  const views = [
    {
      label: 'opportunities that stand still',
      list: 'opportunities',
      text: 'estado=abierta&movida=sin:14',
      rows: 'opportunity_rows',
      condition: `or=(status.in.("open"))&or=(stage_changed_at.lt."${fortnightAgo}",stage_changed_at.is.null)`,
      order: 'stage_changed_at.asc,id.desc',
    },
    {
      label: 'urgent tasks of the week',
      list: 'tasks',
      text: 'abierta=si&prioridad=alta,urgente&vence=resto',
      rows: 'task_rows',
      condition: `or=(is_open.is.true)&or=(priority.in.("high","urgent"))&or=(due_date.lt."${weekAhead}")`,
      order: 'is_open.desc,due_date.asc,urgency.desc,id.asc',
    },
    {
      label: 'visits without a result',
      list: 'interactions',
      text: 'tipo=visita&resultado=!*',
      rows: 'interaction_rows',
      condition: 'or=(type.in.("visit"))&or=(outcome.is.null)',
      order: 'moment.desc,id.asc',
    },
  ] as const
  return views.flatMap(({ label, list, text, rows, condition, order }) => [
    {
      label: `Vista: ${label}`,
      path: `${rows}?select=*&user_id=eq.${userId}&${condition}&order=${order}&limit=50`,
    },
    numbersOf(`Vista: ${label}, count`, list, [text], now),
  ])
}

/** What the CRM's screens ask for. */
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
    ...clientViews(userId, now),
    ...otherViews(userId, now),
  ]
}
