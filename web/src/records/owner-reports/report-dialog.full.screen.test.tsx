import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { addClients } from '../../../../test-support/clients.ts'
import { catchDownloads } from '../../ui/testing/catch-downloads.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { stubWindowOpen } from '../../ui/testing/stub-window-open.ts'
import { openReport, ReportHost } from './open-report.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

async function agentWithListing({ isLinked = true, listedAgo = 0, seenAgo = MINUTE } = {}) {
  const person = await accounts().createPerson()
  const [ownerId = '', buyerId = ''] = await addClients(accounts(), person, [
    { first_name: 'Elvira', last_name: 'Molina', whatsapp: '+529991234567' },
    { first_name: 'Rosalba', last_name: 'Canul' },
  ])
  const admin = accounts().admin()
  const user_id = person.id
  const { data: listing } = await admin
    .from('properties')
    .insert({
      user_id,
      title: 'Casa en Itzimná',
      location: 'Itzimná',
      price: 3_500_000,
      created_at: new Date(Date.now() - listedAgo).toISOString(),
    })
    .select('id')
    .single()
    .throwOnError()
  if (isLinked)
    await admin
      .from('property_clients')
      .insert({
        user_id,
        created_by: user_id,
        property_id: listing.id,
        client_id: ownerId,
        relationship_type: 'owner',
      })
      .throwOnError()
  await admin
    .from('interactions')
    .insert({
      user_id,
      property_id: listing.id,
      client_id: buyerId,
      type: 'visit',
      subject: 'Visita con Rosalba',
      outcome: 'Rosalba lo va a pensar',
      scheduled_at: new Date(Date.now() - seenAgo).toISOString(),
    })
    .throwOnError()
  return { person, ownerId, propertyId: listing.id }
}

type Made = Awaited<ReturnType<typeof agentWithListing>>

async function open(
  { person, propertyId }: Made,
  opened: Partial<Parameters<typeof openReport>[0]> = {},
) {
  await page.viewport(1280, 900)
  await renderScreen(<ReportHost />, { person })
  openReport({ propertyId, ...opened })
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const preview = () => page.getByRole('region', { name: 'Así lo verá el propietario' })

const rowsOf = async ({ person }: Made) =>
  (await accounts().admin().from('owner_reports').select().eq('user_id', person.id).throwOnError())
    .data

it('OREP-01 OREP-04 the dialog prepares the report, and its link opens the previewed report', async () => {
  const made = await agentWithListing()
  await open(made)
  await expect.element(page.getByText('Casa en Itzimná')).toBeVisible()
  await expect.element(page.getByRole('button', { name: /Elvira Molina/ })).toBeVisible()
  await expect.element(preview()).toHaveTextContent(/1visita/)
  await expect.element(preview()).toHaveTextContent(/Se hizo 1 visita/)
  await expect.element(preview()).not.toHaveTextContent(/Rosalba/)
  await page.getByLabelText('Tu recomendación').fill('Bajar un poco el precio')
  await button('Crear enlace').click()
  const link = page.getByLabelText('Enlace', { exact: true })
  await expect.element(link).toHaveFocus()
  const { pathname } = new URL((link.element() as HTMLInputElement).value)
  expect(pathname).toMatch(/^\/reporte\/[\w-]{43}$/)
  const { data } = await accounts()
    .visitor()
    .functions.invoke<{ ownerName: string; recommendation: string; facts: object }>(
      'owner-report',
      { body: { action: 'open', token: pathname.split('/')[2] } },
    )
  expect(data).toMatchObject({
    ownerName: 'Elvira',
    recommendation: 'Bajar un poco el precio',
    facts: { visits: { made: 1, outcomes: {} }, interested: { clients: 1 } },
  })
  expect(JSON.stringify(data)).not.toContain('Rosalba')
})

it('OREP-01 the report covers the chosen days, and invalid days are explained', async () => {
  const made = await agentWithListing({ listedAgo: 100 * DAY, seenAgo: 70 * DAY })
  await open(made)
  await expect.element(preview()).toHaveTextContent(/Todavía sin visitas en este periodo/)
  await page.getByRole('button', { name: /Últimos 30 días/ }).click()
  await page.getByRole('option', { name: 'Desde que se publicó' }).click()
  await expect.element(preview()).toHaveTextContent(/Se hizo 1 visita/)
  await page.getByRole('button', { name: /Desde que se publicó/ }).click()
  await page.getByRole('option', { name: 'Mes pasado' }).click()
  await expect.element(preview()).toHaveTextContent(/Todavía sin visitas en este periodo/)
  await page.getByRole('button', { name: /Mes pasado/ }).click()
  await page.getByRole('option', { name: 'Elegir fechas' }).click()
  await expect.element(page.getByRole('group', { name: 'Desde' })).toBeVisible()
  await expect.element(button('Crear enlace')).toBeVisible()
})

it('OREP-22 a task’s report covers the month before and names its owner, and sending it completes the task', async () => {
  const made = await agentWithListing()
  let sent = 0
  const windows = stubWindowOpen()
  await open(made, {
    clientId: made.ownerId,
    period: { firstDay: '2026-02-01', lastDay: '2026-02-28' },
    onSent: () => (sent += 1),
  })
  await expect.element(page.getByRole('group', { name: 'Desde' })).toHaveTextContent(/2026/)
  await button('WhatsApp').click()
  await expect.element(page.getByText('Reporte enviado por WhatsApp')).toBeVisible()
  await expect.poll(() => sent).toBe(1)
  const address = new URL(windows[0]?.url() ?? '')
  expect(address.pathname).toBe('/529991234567')
  expect(address.searchParams.get('text')).toMatch(
    /^Hola Elvira, este es el reporte de febrero de 2026 de tu propiedad «Casa en Itzimná»/,
  )
  await button('Crear enlace').click()
  await button('Listo, completar la tarea').click()
  await expect.poll(() => sent).toBe(2)
  expect(await rowsOf(made)).toMatchObject([
    { title: 'Reporte de febrero de 2026', client_id: made.ownerId, views: 0 },
  ])
})

it('OREP-09 the report is downloaded as PDF, also without an owner', async () => {
  const downloads = catchDownloads()
  await open(await agentWithListing({ isLinked: false }))
  await expect.element(page.getByText(/Vincula al propietario/)).toBeVisible()
  await button('Descargar PDF').click()
  await expect.poll(async () => (await downloads()).length).toBe(1)
  const [pdf] = await downloads()
  expect(pdf?.blob.type).toBe('application/pdf')
  // A period of a whole month is named after the month, so the file's name varies.
  expect(pdf?.name).toMatch(/^Reporte de.+ Casa en Itzimná\.pdf$/)
})

it('OREP-07 a recommendation that is too long is refused, and stays in its field', async () => {
  const made = await agentWithListing()
  await open(made)
  await page.getByLabelText('Tu recomendación').fill('a'.repeat(2001))
  await button('Crear enlace').click()
  await expect
    .element(page.getByText('La recomendación no puede exceder los 2000 caracteres'))
    .toBeVisible()
  expect(await rowsOf(made)).toEqual([])
})

it('OREP-08 says that a link could not be stored, and a repeated press creates one link', async () => {
  const made = await agentWithListing()
  await open(made)
  await expect.element(button('Crear enlace')).toBeVisible()
  const refused = interceptFetch(
    ({ method, url }) => method === 'POST' && url.includes('/rest/v1/owner_reports'),
    () => new Response('{}', { status: 400 }),
  )
  await button('Crear enlace').click()
  await expect.element(page.getByText(/No se pudo crear el enlace/)).toBeVisible()
  refused.release()
  await button('Crear enlace').click()
  await expect.element(page.getByText('Tu enlace está listo')).toBeVisible()
  expect(await rowsOf(made)).toHaveLength(1)
})
