import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../test-support/accounts.ts'
import { addClients } from '../../../test-support/clients.ts'
import { addOpportunity, giveListing } from '../../../test-support/pipeline.ts'
import { ClientsTab } from '../features/clients/clients-tab.tsx'
import { OpportunitiesTab } from '../features/opportunities/opportunities-tab.tsx'
import { TasksTab } from '../features/tasks/tasks-tab.tsx'
import { changed } from '../lib/data/changed.ts'
import { interceptFetch } from '../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../ui/testing/render-screen.tsx'
import { PropertiesScreen } from './properties-screen.tsx'
import { OutboxHost } from './outbox-host.tsx'

type Value = readonly [shown: string, stored: unknown]

interface Kind {
  table: 'tasks' | 'clients' | 'properties' | 'opportunities'
  record: string
  add: (person: Account) => PromiseLike<unknown>
  screen: ReactNode
  path?: string
  open?: () => Promise<void>
  other: string
  saveFailed: string
}

const option = (name: string) => () => page.getByRole('menuitemradio', { name }).click()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const admin = () => accounts().admin()

async function type(field: string, text: string): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox', { name: field }).fill(text)
  await button('Guardar').click()
}

const TASK: Kind = {
  table: 'tasks',
  record: 'Llamar al notario',
  add: ({ id: user_id }) =>
    admin()
      .from('tasks')
      .insert({
        user_id,
        assigned_to: user_id,
        title: 'Llamar al notario',
        due_date: '2031-03-10T18:00:00Z',
      })
      .throwOnError(),
  screen: <TasksTab />,
  open: () =>
    page
      .getByRole('navigation', { name: 'Vistas' })
      .getByRole('link', { name: /^Todas/ })
      .click(),
  other: 'description',
  saveFailed: 'Error al guardar la tarea',
}
const CLIENT: Kind = {
  table: 'clients',
  record: 'Ana Pech',
  add: (person) => addClients(accounts(), person, [{ tags: ['Contado'] }]),
  screen: <ClientsTab />,
  other: 'notes',
  saveFailed: 'Error al guardar el cliente',
}
const LISTING: Kind = {
  table: 'properties',
  record: 'Casa en Itzimná',
  add: ({ id: user_id }) =>
    admin()
      .from('properties')
      .insert({ user_id, title: 'Casa en Itzimná', price: 2_500_000, property_type: 'casa' })
      .throwOnError(),
  screen: <PropertiesScreen Assistant={() => null} />,
  other: 'private_note',
  saveFailed: 'No se pudo guardar la propiedad. Intenta de nuevo.',
}
const OPPORTUNITY: Kind = {
  table: 'opportunities',
  record: 'Ana Núñez',
  add: async (person) => {
    const agent = await giveListing(accounts(), person)
    await addOpportunity(accounts(), agent, 'Visita', { expected_close_date: '2031-03-10' })
  },
  screen: <OpportunitiesTab />,
  path: '/dashboard/oportunidades?forma=lista',
  other: 'notes',
  saveFailed: 'Error al guardar la oportunidad',
}

interface Fact {
  kind: Kind
  column: string
  noun: string
  before: Value
  after: Value
  theirs: Value
  choose: () => Promise<void>
}

const FACTS: readonly Fact[] = [
  {
    kind: TASK,
    column: 'status',
    noun: 'estado',
    before: ['Pendiente', 'pending'],
    after: ['En progreso', 'in_progress'],
    theirs: ['Cancelada', 'cancelled'],
    choose: option('En progreso'),
  },
  {
    kind: TASK,
    column: 'priority',
    noun: 'prioridad',
    before: ['Media', 'medium'],
    after: ['Urgente', 'urgent'],
    theirs: ['Baja', 'low'],
    choose: option('Urgente'),
  },
  {
    kind: TASK,
    column: 'due_date',
    noun: 'fecha límite',
    before: ['10 mar 2031, 12:00 p.m.', '2031-03-10T18:00:00+00:00'],
    after: ['15 mar 2031, 12:00 p.m.', '2031-03-15T18:00:00+00:00'],
    theirs: ['20 mar 2031, 12:00 p.m.', '2031-03-20T18:00:00+00:00'],
    choose: () => page.getByRole('button', { name: /15 de marzo de 2031/ }).click(),
  },
  {
    kind: CLIENT,
    column: 'status',
    noun: 'estado',
    before: ['Activo', 'active'],
    after: ['Prospecto', 'lead'],
    theirs: ['Inactivo', 'inactive'],
    choose: option('Prospecto'),
  },
  {
    kind: CLIENT,
    column: 'tags',
    noun: 'etiqueta',
    before: ['Contado', ['Contado']],
    after: ['Contado, VIP', ['Contado', 'VIP']],
    theirs: ['Playa', ['Playa']],
    choose: () => type('Etiquetas', 'VIP'),
  },
  {
    kind: LISTING,
    column: 'sale_status',
    noun: 'estado de venta',
    before: ['En venta', null],
    after: ['Apartada', 'apartada'],
    theirs: ['Vendida', 'vendida'],
    choose: option('Apartada'),
  },
  {
    kind: LISTING,
    column: 'price',
    noun: 'precio',
    before: ['$2,500,000', 2_500_000],
    after: ['$2,300,000', 2_300_000],
    theirs: ['$2,400,000', 2_400_000],
    choose: () => type('Precio', '2.3 mdp'),
  },
  {
    kind: OPPORTUNITY,
    column: 'probability',
    noun: 'probabilidad',
    before: ['50 % de probabilidad', 50],
    after: ['80 % de probabilidad', 80],
    theirs: ['20 % de probabilidad', 20],
    choose: () => type('Probabilidad', '80'),
  },
  {
    kind: OPPORTUNITY,
    column: 'expected_close_date',
    noun: 'cierre esperado',
    before: ['Cierre: 10 mar 2031', '2031-03-10'],
    after: ['Cierre: 15 mar 2031', '2031-03-15'],
    theirs: ['Cierre: 20 mar 2031', '2031-03-20'],
    choose: () => page.getByRole('button', { name: /15 de marzo de 2031/ }).click(),
  },
]

const CASES = FACTS.map((fact) => [fact.kind.table, fact.column, fact] as const)

async function open({ kind }: Fact): Promise<Account> {
  // The window is wide, because a phone shows some of these facts only in the record (LIST-15).
  await page.viewport(1440, 900)
  const person = await accounts().createPerson()
  await kind.add(person)
  await renderScreen(
    <>
      <OutboxHost />
      {kind.screen}
    </>,
    { person, ...(kind.path && { path: kind.path }) },
  )
  await kind.open?.()
  return person
}

const shown = ({ kind, noun }: Fact, [text]: Value) =>
  button(`Cambiar ${noun} de ${kind.record}: ${text}`)

async function stored({ kind }: Fact, { id }: Account): Promise<Record<string, unknown>> {
  const { data } = await admin().from(kind.table).select().eq('user_id', id).single().throwOnError()
  return data
}

async function changeOnServer({ kind }: Fact, { id }: Account, values: object): Promise<void> {
  await admin().from(kind.table).update(values).eq('user_id', id).throwOnError()
}

it.each(CASES)(
  'FACT-01 FACT-02 in a row of %s, the column %s is saved beside other devices’ changes, and Deshacer restores it',
  async (_table, column, fact) => {
    const person = await open(fact)
    await expect.element(shown(fact, fact.before)).toBeVisible()
    await changeOnServer(fact, person, { [fact.kind.other]: 'De otra ventana' })
    await shown(fact, fact.before).click()
    await fact.choose()
    await expect.element(shown(fact, fact.after)).toBeVisible()
    expect(await stored(fact, person)).toMatchObject({
      [column]: fact.after[1],
      [fact.kind.other]: 'De otra ventana',
    })
    await button('Deshacer').click()
    await expect.element(shown(fact, fact.before)).toBeVisible()
    expect((await stored(fact, person))[column]).toEqual(fact.before[1])
  },
)

it.each(CASES)(
  'FACT-03 in a row of %s, a value of %s changed on another device is not overwritten, and the row shows it',
  async (_table, column, fact) => {
    const person = await open(fact)
    await shown(fact, fact.before).click()
    await changeOnServer(fact, person, { [column]: fact.theirs[1] })
    await fact.choose()
    await expect.element(page.getByText(/cambió en otro dispositivo o ventana/)).toBeVisible()
    await expect.element(shown(fact, fact.theirs)).toBeInTheDocument()
    expect((await stored(fact, person))[column]).toEqual(fact.theirs[1])
  },
)

it.each(CASES.filter(([table]) => table === 'tasks'))(
  'FACT-04 OUT-01 in a row of %s, a change of %s that cannot be sent stays on the device, and is sent later',
  async (_table, column, fact) => {
    const person = await open(fact)
    await shown(fact, fact.before).click()
    const server = interceptFetch(({ method }) => method === 'PATCH')
    await fact.choose()
    await expect.element(page.getByText(/^Sin conexión: quedó por enviar/)).toBeVisible()
    await expect.element(shown(fact, fact.after)).toBeVisible()
    await expect.element(page.getByRole('article').getByText('Por enviar')).toBeVisible()
    server.release()
    dispatchEvent(new Event('online'))
    await expect.poll(async () => (await stored(fact, person))[column]).toEqual(fact.after[1])
    await expect.element(page.getByRole('article').getByText('Por enviar')).not.toBeInTheDocument()
    await expect.element(shown(fact, fact.after)).toBeVisible()
  },
)

it.each(CASES)(
  'FACT-13 in a row of %s, a change of %s that the server refuses is reported, and the row stays unchanged',
  async (_table, column, fact) => {
    const person = await open(fact)
    await shown(fact, fact.before).click()
    interceptFetch(
      ({ method }) => method === 'PATCH',
      () => Response.json({ message: 'no' }, { status: 400 }),
    )
    await fact.choose()
    await expect.element(page.getByText(fact.kind.saveFailed)).toBeVisible()
    await expect.element(shown(fact, fact.before)).toBeInTheDocument()
    expect((await stored(fact, person))[column]).toEqual(fact.before[1])
  },
)

it('FACT-13 an open field is not saved over another device’s later change until the person presses again', async () => {
  const fact = FACTS.find(({ column }) => column === 'tags')
  if (!fact) throw new Error('no tags')
  const person = await open(fact)
  await shown(fact, fact.before).click()
  await expect.element(page.getByRole('dialog')).toBeVisible()
  await changeOnServer(fact, person, { tags: fact.theirs[1] })
  await changed('clients')
  await expect.element(shown(fact, fact.theirs)).toBeInTheDocument()
  await fact.choose()
  await expect.element(page.getByText(/cambió en otro dispositivo o ventana/)).toBeVisible()
  expect((await stored(fact, person)).tags).toEqual(fact.theirs[1])
  await button('Guardar').click()
  await expect.poll(async () => (await stored(fact, person)).tags).toEqual(fact.after[1])
})

it('FACT-11 a price in a row is checked as in the form', async () => {
  const fact = FACTS.find(({ column }) => column === 'price')
  if (!fact) throw new Error('no price')
  await open(fact)
  await shown(fact, fact.before).click()
  await type('Precio', '0')
  await expect.element(page.getByText('El precio debe ser mayor que 0')).toBeVisible()
  await type('Precio', '')
  await expect.element(page.getByText('Escribe el precio', { exact: true })).toBeVisible()
})

it('FACT-10 while records are selected, facts in rows cannot be edited', async () => {
  const fact = FACTS.find(({ kind }) => kind === TASK)
  if (!fact) throw new Error('no task')
  await open(fact)
  await expect.element(shown(fact, fact.before)).toBeVisible()
  await button('Elegir varias').click()
  await expect.element(page.getByRole('article')).toHaveTextContent(fact.before[0])
  await expect.poll(() => page.getByRole('button', { name: /^Cambiar/ }).elements()).toEqual([])
})

it('FACT-06 when a change removes the row from the list, the next row gets the focus', async () => {
  const person = await accounts().createPerson()
  await addClients(accounts(), person, [
    { first_name: 'Ana', last_name: 'Pech', status: 'active' },
    { first_name: 'Raúl', last_name: 'Canul', status: 'active' },
  ])
  await renderScreen(<ClientsTab />, {
    person,
    path: '/dashboard/clientes?estado=activo&orden=nombre',
  })
  await button('Cambiar estado de Ana Pech: Activo').click()
  await option('Inactivo')()
  await expect.element(page.getByRole('heading', { name: 'Ana Pech' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('link', { name: 'Raúl Canul' })).toHaveFocus()
})

it('FACT-05 KEY-10 the next step of a client and its form open over the list', async () => {
  await page.viewport(1280, 900)
  const person = await accounts().createPerson()
  await addClients(accounts(), person, [{ first_name: 'Ana', last_name: 'Pech' }])
  await renderScreen(<ClientsTab />, { person })
  await button('Cambiar siguiente paso de Ana Pech: sin dato').click()
  const task = page.getByRole('dialog', { name: 'Nueva Tarea' })
  await task.getByRole('textbox', { name: 'Título' }).fill('Llamarle')
  await task.getByRole('button', { name: 'Crear tarea' }).click()
  await page.getByRole('button', { name: /^Cambiar siguiente paso de Ana Pech: Llamarle/ }).click()
  await expect
    .element(
      page.getByRole('dialog', { name: 'Editar Tarea' }).getByRole('textbox', { name: 'Título' }),
    )
    .toHaveValue('Llamarle')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click()
  const edit = button('Editar: Ana Pech')
  await expect.element(edit).toHaveAttribute('data-shortcut', 'e')
  await edit.click()
  await expect.element(page.getByRole('dialog', { name: 'Editar Cliente' })).toBeVisible()
})

it('FACT-01 LIST-15 a row can get its first tag, and a missing probability or closing day', async () => {
  const person = await accounts().createPerson()
  await addClients(accounts(), person, [{ first_name: 'Ana', last_name: 'Pech' }])
  const clients = await renderScreen(<ClientsTab />, { person })
  await button('Cambiar etiqueta de Ana Pech: sin dato').click()
  await page.getByRole('dialog').getByRole('textbox', { name: 'Etiquetas' }).fill('VIP')
  await button('Guardar').click()
  await expect.element(button('Cambiar etiqueta de Ana Pech: VIP')).toBeVisible()
  await clients.unmount()

  const agent = await giveListing(accounts(), await accounts().createPerson())
  await addOpportunity(accounts(), agent, 'Visita', { probability: null })
  await renderScreen(<OpportunitiesTab />, {
    person: agent,
    path: '/dashboard/oportunidades?forma=lista',
  })
  await button('Cambiar probabilidad de Ana Núñez: sin dato').click()
  await type('Probabilidad', '40')
  await expect.element(page.getByText('40 % de probabilidad')).toBeVisible()
  await expect.element(button('Cambiar cierre esperado de Ana Núñez: sin dato')).toBeVisible()
})
