import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { sha256 } from '../../lib/sha256.ts'
import { addClients } from '../../../../test-support/clients.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { stubWindowOpen } from '../../ui/testing/stub-window-open.ts'
import { accounts, renderRoutes } from '../../ui/testing/render-screen.tsx'
import { toasts } from '../../ui/toast.ts'
import { Selections } from './selections.tsx'

const LISTING = {
  title: 'Casa en Altabrisa',
  price: 3_500_000,
  currency: 'MXN',
  pricePeriod: null,
  unitPrice: null,
  operations: ['sale'],
  location: 'Altabrisa, Mérida',
  images: [],
}

async function agentWithSelection({
  listings = 1,
  locations = ['Altabrisa'],
  whatsapp = null as string | null,
  listing = {},
} = {}) {
  const person = await accounts().createPerson()
  const [clientId = ''] = await addClients(accounts(), person, [
    { first_name: 'Valeria', last_name: 'Pech', whatsapp },
  ])
  const token = crypto.randomUUID()
  const admin = accounts().admin()
  await admin
    .from('client_preferences')
    .insert({ user_id: person.id, client_id: clientId, locations })
    .throwOnError()
  const { data: selection } = await admin
    .from('selections')
    .insert({
      user_id: person.id,
      client_id: clientId,
      title: 'Casas para Valeria',
      token_hash: sha256(token),
    })
    .select('id, created_at')
    .single()
    .throwOnError()
  const { data: items } = await admin
    .from('selection_items')
    .insert(
      Array.from({ length: listings }, (_, position) => ({
        user_id: person.id,
        selection_id: selection.id,
        created_at: selection.created_at,
        position,
        listing: { ...LISTING, ...listing, title: `Casa ${position + 1}` },
      })),
    )
    .select('id')
    .throwOnError()
  return { person, clientId, token, id: selection.id, itemIds: items.map((item) => item.id) }
}

type Made = Awaited<ReturnType<typeof agentWithSelection>>

async function answer({ token }: Made, itemId: string, given: object): Promise<void> {
  const { error } = await accounts()
    .visitor()
    .functions.invoke('selection', { body: { action: 'answer', token, itemId, ...given } })
  expect(error).toBeNull()
}

const declineAll = (made: Made) =>
  Promise.all(made.itemIds.map((id) => answer(made, id, { answer: 'pass', reason: 'zone' })))

const show = ({ person, id }: Pick<Made, 'person' | 'id'>) =>
  renderRoutes([{ path: '*', element: <Selections /> }], {
    person,
    path: `/dashboard/selecciones/${id}`,
  })

const rowOf = async ({ id }: Made) =>
  (await accounts().admin().from('selections').select().eq('id', id).single().throwOnError()).data

it('DAY-06 opening a selection’s page marks its answers as seen', async () => {
  const made = await agentWithSelection()
  await answer(made, made.itemIds[0]!, { answer: 'like' })
  await show(made)
  await expect
    .poll(async () => {
      const { data } = await accounts()
        .admin()
        .from('selection_items')
        .select('answered_at, seen_at')
        .eq('selection_id', made.id)
        .single()
        .throwOnError()
      return data.seen_at !== null && data.seen_at === data.answered_at
    })
    .toBe(true)
})

it('SEL-09 an answer appears on the open page, with reason, comment and the listing’s two prices', async () => {
  const made = await agentWithSelection({
    listing: { operations: ['sale', 'rent'], secondPrice: 18_000 },
  })
  await show(made)
  const items = page.getByRole('list', { name: 'Propiedades y respuestas' })
  await expect.element(items.getByText('Sin respuesta')).toBeVisible()
  await expect.element(items.getByText('$3,500,000 · $18,000/mes')).toBeVisible()
  await answer(made, made.itemIds[0]!, {
    answer: 'pass',
    reason: 'zone',
    comment: 'Muy lejos',
  })
  await expect.element(items.getByText('No es para mí')).toBeVisible()
  await expect.element(items.getByText('Motivo: zona')).toBeVisible()
  await expect.element(items.getByText('«Muy lejos»')).toBeVisible()
})

it('SEL-13 SEL-18 a visit is booked on the half day that the client named, only once', async () => {
  const made = await agentWithSelection()
  await answer(made, made.itemIds[0]!, {
    answer: 'visit',
    visitSlots: ['2030-05-20 pm'],
  })
  await show(made)
  await page.getByRole('button', { name: 'Agendar 20 may, tarde' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva Interacción' })
  await expect.element(dialog.getByLabelText('Asunto')).toHaveValue('Visita: Casa 1')
  await dialog.getByRole('button', { name: 'Crear interacción' }).click()
  await expect.element(page.getByText('Interacción creada exitosamente')).toBeVisible()
  await expect.element(page.getByText('Visita agendada')).toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'lunes, 20 de mayo, 5:00 p.m.' }))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: /^Agendar/ })).not.toBeInTheDocument()
  const { data } = await accounts()
    .admin()
    .from('interactions')
    .select('client_id, scheduled_at')
    .eq('type', 'visit')
    .eq('user_id', made.person.id)
    .throwOnError()
  expect(data).toEqual([
    {
      client_id: made.clientId,
      scheduled_at: expect.stringContaining('2030-05-20T23:00') as string,
    },
  ])
})

it('SEL-12 after three listings declined for the zone the page asks once whether to remove the zone', async () => {
  const made = await agentWithSelection({ listings: 3 })
  await declineAll(made)
  await show(made)
  const question = page.getByText(
    'Valeria descartó 3 propiedades por zona: ¿quitar Altabrisa de sus preferencias?',
  )
  await expect.element(question).toBeVisible()
  await page.getByRole('button', { name: 'Quitar Altabrisa' }).click()
  await expect.element(page.getByText('Preferencias actualizadas')).toBeVisible()
  await expect.element(question).not.toBeInTheDocument()
  const { data } = await accounts()
    .admin()
    .from('client_preferences')
    .select('locations')
    .eq('client_id', made.clientId)
    .single()
    .throwOnError()
  expect(data.locations).toEqual([])
})

it('SEL-12 if the preferences were changed but the reasons could not be marked, the page says once that they changed', async () => {
  const made = await agentWithSelection({ listings: 3 })
  await declineAll(made)
  await show(made)
  interceptFetch(
    ({ url, method }) => method === 'PATCH' && url.includes('/selection_items'),
    () => Response.json({ code: '42501', message: 'no' }, { status: 403 }),
  )
  const logged = vi.spyOn(console, 'warn')
  onTestFinished(() => logged.mockRestore())
  await page.getByRole('button', { name: 'Quitar Altabrisa' }).click()
  await expect.poll(() => logged.mock.calls.flat()).toContain('reasons not marked as reviewed')
  await expect.element(page.getByText('Preferencias actualizadas')).toBeVisible()
  await expect.element(page.getByRole('alertdialog')).toHaveLength(1)
  await expect.element(page.getByText(/¿quitar Altabrisa/)).not.toBeInTheDocument()
})

it('SEL-12 a proposal that is declined changes nothing and is not repeated', async () => {
  const made = await agentWithSelection({ listings: 3 })
  await declineAll(made)
  await show(made)
  await page.getByRole('button', { name: 'No, dejarlo así' }).click()
  await expect.element(page.getByText(/¿quitar Altabrisa/)).not.toBeInTheDocument()
  await expect
    .poll(async () => {
      const { data } = await accounts()
        .admin()
        .from('selection_items')
        .select('reviewed_at')
        .eq('selection_id', made.id)
        .throwOnError()
      return data.every(({ reviewed_at }) => reviewed_at !== null)
    })
    .toBe(true)
})

it('SEL-11 a link is revoked, and replaced by a new one', async () => {
  const made = await agentWithSelection()
  await show(made)
  const menu = page.getByRole('button', { name: 'Más acciones' })
  await menu.click()
  await page.getByRole('menuitem', { name: 'Revocar enlace' }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: 'Revocar enlace', exact: true })
    .click()
  await expect.element(page.getByText('Revocado', { exact: true })).toBeVisible()
  const before = await rowOf(made)
  expect(before.revoked_at).not.toBeNull()
  await expect.element(page.getByText('Enlace revocado')).toBeVisible()
  toasts.clear()
  await expect.element(page.getByText('Enlace revocado')).not.toBeInTheDocument()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Enlace nuevo para tu cliente' }).click()
  const dialog = page.getByRole('dialog', { name: '¿Crear un enlace nuevo?' })
  await expect.element(dialog.getByText('no puede volver a mostrarlo')).toBeVisible()
  await dialog.getByRole('button', { name: 'Enlace nuevo' }).click()
  const link = dialog.getByRole('textbox', { name: 'Enlace' })
  await expect.element(link).toHaveValue(expect.stringContaining('/seleccion/'))
  const after = await rowOf(made)
  const token = (link.element() as HTMLInputElement).value.split('/').at(-1) ?? ''
  expect(after).toMatchObject({ revoked_at: null, token_hash: sha256(token) })
})

it('SEL-02 a changed selection keeps its answers', async () => {
  const made = await agentWithSelection({ listings: 2 })
  await answer(made, made.itemIds[1]!, { answer: 'like' })
  await show(made)
  await page.getByRole('button', { name: 'Editar' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar selección' })
  await dialog.getByRole('button', { name: 'Subir: Casa 2' }).click()
  await expect.element(dialog.getByRole('button', { name: 'Bajar: Casa 2' })).toHaveFocus()
  await dialog.getByLabelText('Título').fill('Otras casas')
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect.element(page.getByRole('heading', { name: 'Otras casas' })).toBeVisible()
  const { data } = await accounts()
    .admin()
    .from('selection_items')
    .select('id, answer')
    .eq('selection_id', made.id)
    .order('position')
    .throwOnError()
  expect(data).toEqual([
    { id: made.itemIds[1], answer: 'like' },
    { id: made.itemIds[0], answer: null },
  ])
})

it('SEL-01 a selection without a title or a listing says what is missing', async () => {
  const person = await accounts().createPerson()
  await renderRoutes([{ path: '*', element: <Selections /> }], {
    person,
    path: '/dashboard/selecciones',
  })
  await expect.element(page.getByText('Aún no envías selecciones')).toBeVisible()
  await page.getByRole('button', { name: 'Nueva selección' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva selección' })
  await dialog.getByRole('button', { name: 'Crear selección' }).click()
  await expect.element(dialog.getByText('Escribe un título para la selección')).toBeVisible()
  await expect.element(dialog.getByText('Agrega al menos una propiedad')).toBeVisible()
})

it('SEL-02 SEL-31 own listings become a selection for a client, with a link to send', async () => {
  const person = await accounts().createPerson()
  const admin = accounts().admin()
  await addClients(accounts(), person, [
    { first_name: 'Valeria', last_name: 'Pech', whatsapp: '+529991234567' },
  ])
  await admin
    .from('properties')
    .insert(
      ['Casa azul', 'Casa verde'].map((title) => ({
        user_id: person.id,
        title,
        price: 2_000_000,
        description: `${title}, con jardín.`,
      })),
    )
    .throwOnError()
  await renderRoutes([{ path: '*', element: <Selections /> }], {
    person,
    path: '/dashboard/selecciones',
  })
  await page.getByRole('button', { name: 'Nueva selección' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nueva selección' })
  await dialog.getByRole('combobox', { name: 'Cliente' }).fill('Vale')
  await page.getByRole('option', { name: /Valeria Pech/ }).click()
  await expect.element(dialog.getByLabelText('Título')).toHaveValue('Propiedades para Valeria Pech')
  const search = dialog.getByRole('combobox', { name: 'Agregar propiedad' })
  for (const title of ['verde', 'azul']) {
    await search.fill(title)
    await page.getByRole('option', { name: `Casa ${title}` }).click()
    await expect.element(search).toHaveFocus()
    await expect.element(search).toHaveValue('')
  }
  await dialog.getByRole('button', { name: 'Crear selección' }).click()
  const made = page.getByRole('dialog', { name: 'Propiedades para Valeria Pech' })
  await expect.element(made.getByText('Tu enlace está listo')).toBeVisible()
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  onTestFinished(() => opened.mockRestore())
  await made.getByRole('button', { name: 'Enviar por WhatsApp' }).click()
  await expect.poll(() => opened.mock.calls.length).toBeGreaterThan(0)
  const stored = () =>
    admin.from('whatsapp_messages').select('content').eq('user_id', person.id).throwOnError()
  await expect.poll(async () => (await stored()).data.length).toBe(1)
  expect((await stored()).data[0]?.content).toMatch(/\/seleccion\/••••••$/)
  const { data } = await admin
    .from('selection_items')
    .select('listing->>title, listing->>description')
    .eq('user_id', person.id)
    .order('position')
    .throwOnError()
  expect(data).toEqual([
    { title: 'Casa verde', description: 'Casa verde, con jardín.' },
    { title: 'Casa azul', description: 'Casa azul, con jardín.' },
  ])
})

async function addItem({ person, id }: Made): Promise<void> {
  await accounts()
    .admin()
    .from('selection_items')
    .insert({ user_id: person.id, selection_id: id, position: 9, listing: LISTING })
    .throwOnError()
}

it('SEL-16 SEL-39 one press tells the client about added listings, with a new link that replaces the old one', async () => {
  const made = await agentWithSelection({ whatsapp: '+529991234567' })
  await addItem(made)
  const windows = stubWindowOpen()
  await show(made)
  await expect
    .element(page.getByRole('heading', { name: /^Valeria no ha visto 1 propiedad que agregaste$/ }))
    .toBeVisible()
  await page.getByRole('button', { name: 'Avisar por WhatsApp' }).click()
  await expect.element(page.getByText('Selección enviada por WhatsApp')).toBeVisible()
  await expect.poll(() => windows[0]?.url()).toBeDefined()
  const text = new URL(windows[0]?.url() ?? '').searchParams.get('text') ?? ''
  expect(text).toMatch(/^Hola Valeria\. Te agregué 1 nueva a tu selección de propiedades\./)
  const token = text.split('/').at(-1) ?? ''
  expect(token).not.toBe(made.token)
  expect((await rowOf(made)).token_hash).toBe(sha256(token))
  const { data } = await accounts()
    .admin()
    .from('whatsapp_messages')
    .select('content')
    .eq('user_id', made.person.id)
    .throwOnError()
  expect(data).toEqual([{ content: text.replace(token, '••••••') }])
})

it('SEL-16 a client without a number is sent nothing, and nothing is offered after the client opened the selection', async () => {
  const made = await agentWithSelection()
  await addItem(made)
  await show(made)
  await expect.element(page.getByText(/no tiene número de WhatsApp registrado/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Avisar por WhatsApp' })).toBeDisabled()
  const opened = await accounts()
    .visitor()
    .functions.invoke('selection', { body: { action: 'open', token: made.token } })
  expect(opened.error).toBeNull()
  await expect
    .element(page.getByRole('button', { name: 'Avisar por WhatsApp' }))
    .not.toBeInTheDocument()
})

it('SEL-17 matching listings that the selection lacks are added with one press, and can be announced', async () => {
  const made = await agentWithSelection({ whatsapp: '+529991234567' })
  await accounts()
    .admin()
    .from('properties')
    .insert(
      ['Casa azul', 'Casa verde'].map((title) => ({
        user_id: made.person.id,
        title,
        price: 2_000_000,
        colonia: 'Altabrisa',
        location: 'Altabrisa, Mérida',
      })),
    )
    .throwOnError()
  await show(made)
  await expect
    .element(
      page.getByRole('heading', { name: 'Hay 2 nuevas que coinciden con lo que busca Valeria' }),
    )
    .toBeVisible()
  await page.getByRole('button', { name: 'Agregar 2' }).click()
  await expect.element(page.getByText('2 propiedades agregadas')).toBeVisible()
  await expect
    .element(page.getByRole('heading', { name: /^Valeria no ha visto 2 propiedades/ }))
    .toBeVisible()
  await expect.element(page.getByText(/nuevas que coinciden/)).not.toBeInTheDocument()
  const items = page.getByRole('list', { name: 'Propiedades y respuestas' })
  await expect
    .element(items.getByRole('link', { name: 'Casa verde' }))
    .toHaveAttribute('href', expect.stringMatching(/^\/dashboard\/propiedades\/./))
})
