import type { Case } from './beside-bare.ts'

const CLIENT_ROW =
  'id,type,first_name,last_name,email,phone,whatsapp,tags,status,budget_min,budget_max,created_at,last_contact_at,next_task_title,next_task_due'
const CLIENT_PAGE =
  '*,client_preferences(*),property_clients(id,status,property:properties(id,title)),opportunities(id,expected_amount,stage:opportunity_stages(name,color),property:properties(title)),tasks(id,title,status,due_date),interactions(id,type,subject,created_at,property:properties(title)),whatsapp_messages(id,content,sent_at),documents(id,name,created_at)'

/** Views of the clients (VIEW-10) as the web app asks for them: their rows, and how many there are. */
function clientViews(userId: string, now: Date): Case[] {
  const monthAgo = new Date(now.getTime() - 30 * 86_400_000).toISOString()
  const views: { label: string; condition?: string; tests?: object[]; order?: string }[] = [
    { label: 'tag', condition: String.raw`or=(tags.ov."{\"zona 3\"}")` },
    { label: 'buyers by name', condition: 'or=(type.in.("comprador"))', order: 'first_name.asc' },
    { label: 'no contact since 30 days', tests: [{ field: 'contact', before: monthAgo }] },
    {
      label: 'contact before 30 days',
      tests: [{ field: 'contact', known: true, before: monthAgo }],
    },
    { label: 'no next step', tests: [{ field: 'step', known: false }] },
    { label: 'in a stage', tests: [{ field: 'stage', any: ['Prospecto'] }] },
    { label: 'zone', tests: [{ field: 'zone', any: ['Colonia 3'] }] },
  ]
  return views.flatMap(({ label, condition = '', tests, order = 'created_at.desc' }) => {
    const own = `user_id=eq.${userId}&${condition}`
    const page = `select=${CLIENT_ROW}&${own}&order=${order},id.desc&limit=50`
    const count = `select=id&${own}&limit=1`
    return [
      {
        label: `Vista: ${label}`,
        path: `${tests ? 'client_matches' : 'client_list'}?${page}`,
        ...(tests && { tests }),
      },
      {
        label: `Vista: ${label}, count`,
        path: `${tests ? 'matching_clients' : 'clients'}?${count}`,
        ...(tests && { tests }),
        counts: true,
      },
    ]
  })
}

/** Views of the other lists, with their conditions and order as the web app writes them. */
function otherViews(userId: string, now: Date): Case[] {
  const [fortnightAgo, weekAhead] = [-14, 7].map((days) =>
    new Date(now.getTime() + days * 86_400_000).toISOString(),
  )
  const views = [
    {
      label: 'opportunities that stand still',
      rows: 'opportunity_rows',
      condition: `or=(status.in.("open"))&or=(stage_changed_at.lt."${fortnightAgo}",stage_changed_at.is.null)`,
      order: 'stage_changed_at.asc,id.desc',
    },
    {
      label: 'urgent tasks of the week',
      rows: 'task_rows',
      condition: `or=(is_open.is.true)&or=(priority.in.("high","urgent"))&or=(due_date.lt."${weekAhead}")`,
      order: 'is_open.desc,due_date.asc,urgency.desc,id.asc',
    },
    {
      label: 'visits without a result',
      rows: 'interaction_rows',
      condition: 'or=(type.in.("visit"))&or=(outcome.is.null)',
      order: 'moment.desc,id.asc',
    },
  ]
  return views.flatMap(({ label, rows, condition, order }) => {
    const own = `user_id=eq.${userId}&${condition}`
    return [
      { label: `Vista: ${label}`, path: `${rows}?select=*&${own}&order=${order}&limit=50` },
      {
        label: `Vista: ${label}, count`,
        path: `${rows}?select=id&${own}&limit=1`,
        counts: true,
      },
    ]
  })
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
