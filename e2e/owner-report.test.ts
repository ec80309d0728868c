import { expect, test, type Page } from '@playwright/test'
import { busyFacts, sampleFacts } from '../domain/src/owner-reports/testing/facts.ts'
import { insertReport } from '../test-support/owner-reports.ts'
import { expectAccessible } from './support/accessibility.ts'
import { createAgentWithClient } from './support/activities.ts'
import { admin, signIn } from './support/people.ts'
import { readPdf } from './support/read-pdf.ts'

const BUYER = 'Rosalba'

async function agentWithListing() {
  const agent = await createAgentWithClient('+525512345678')
  const user_id = agent.id
  await admin()
    .from('profiles')
    .update({ full_name: 'Marta Ruiz', company: 'Casas del Sur', phone: '+529991234567' })
    .eq('id', user_id)
    .throwOnError()
  const { data: listing } = await admin()
    .from('properties')
    .insert({ user_id, title: 'Casa en Itzimná', location: 'Itzimná, Mérida', price: 3_500_000 })
    .select('id')
    .single()
    .throwOnError()
  await admin()
    .from('property_clients')
    .insert({
      user_id,
      created_by: user_id,
      property_id: listing.id,
      client_id: agent.clientId,
      relationship_type: 'owner',
    })
    .throwOnError()
  const { data: buyer } = await admin()
    .from('clients')
    .insert({ user_id, type: 'comprador', first_name: BUYER, last_name: 'Canul' })
    .select('id')
    .single()
    .throwOnError()
  await admin()
    .from('interactions')
    .insert({
      user_id,
      property_id: listing.id,
      client_id: buyer.id,
      type: 'visit',
      subject: `Visita con ${BUYER}`,
      description: `${BUYER} preguntó por la cisterna`,
      outcome: `A ${BUYER} le gustó`,
      scheduled_at: new Date(Date.now() - 60_000).toISOString(),
    })
    .throwOnError()
  return { agent, propertyId: listing.id }
}

async function viewsOf(propertyId: string): Promise<number[]> {
  const { data } = await admin()
    .from('owner_reports')
    .select('views')
    .eq('property_id', propertyId)
    .throwOnError()
  return data.map(({ views }) => views)
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('OREP-01 OREP-08 OREP-09 OREP-10 OREP-12 an agent sends a report, and the owner can read it in another browser until it is revoked', async ({
  page,
  browser,
}) => {
  const { agent, propertyId } = await agentWithListing()
  await signIn(page, agent)
  await page.goto(`/dashboard/propiedades/${propertyId}`)
  await page.getByRole('button', { name: 'Nuevo reporte' }).click()
  const dialog = page.getByRole('dialog', { name: 'Reporte al propietario' })
  await expect(dialog.getByText('Se hizo 1 visita.')).toBeVisible()
  await dialog.getByLabel('Tu recomendación').fill('Les propongo abrir la casa el sábado.')

  const file = page.waitForEvent('download')
  await dialog.getByRole('button', { name: 'Descargar PDF' }).click()
  const pdf = await readPdf(await file)
  expect(pdf).toMatch(/Casa en Itzimná.*\$3,500,000.*Les propongo abrir la casa.*Se hizo 1 visita/)
  expect(pdf).toContain('999 123 4567')
  expect(pdf).not.toMatch(/Rosalba|Canul|cisterna/)

  await dialog.getByRole('button', { name: 'Crear enlace' }).click()
  const link = dialog.getByLabel('Enlace', { exact: true })
  await expect(link).toHaveValue(/\/reporte\/[\w-]{43}$/)
  const address = await link.inputValue()
  // LINK-02: the dialog warns, because this server cannot be reached from the internet.
  await expect(dialog.getByText(/solo se abre en esta computadora/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Listo' }).click()
  await expect(page.getByText('Sin abrir')).toBeVisible()

  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const owner = await visitor.newPage()
  await owner.goto(address)
  await expect(heading(owner, 'Hola, Ana')).toBeVisible()
  await expect(owner.getByRole('banner')).toContainText('Marta Ruiz')
  await expect(owner.getByText('Les propongo abrir la casa el sábado.')).toBeVisible()
  await expect(
    owner.getByText('Se hizo 1 visita. Por ahora no hay visitas agendadas.'),
  ).toBeVisible()
  await expect(owner.getByRole('main')).not.toContainText(/Rosalba|Canul|cisterna/)
  await expectAccessible(owner)
  await expect.poll(() => viewsOf(propertyId)).toEqual([1])
  await expect(page.getByText(/Se abrió 1 vez/)).toBeVisible()

  await page.getByRole('button', { name: /^Opciones de Reporte/ }).click()
  await page.getByRole('menuitem', { name: 'Cancelar enlace' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar enlace' }).click()
  await expect(page.getByText('Enlace cancelado')).toBeVisible()
  await owner.reload()
  await expect(heading(owner, 'Este enlace ya no está disponible')).toBeVisible()
  expect(await viewsOf(propertyId)).toEqual([1])
  await visitor.close()
})

test('OREP-05 OREP-14 reports of a busy and of a quiet month can be read without an account', async ({
  page,
  context,
  request,
}) => {
  const { agent, propertyId } = await agentWithListing()
  const send = (facts = sampleFacts()) =>
    insertReport(admin(), { userId: agent.id, propertyId, clientId: agent.clientId, facts })
  const [busy, quiet] = [await send(busyFacts()), await send()]

  const preview = await request.get(busy.path)
  const html = await preview.text()
  expect(html).toContain('<meta property="og:title" content="Reporte de tu propiedad" />')
  expect(html).toMatch(/og:image" content="http[^"]+\/og-reporte\.png"/)
  expect(html).not.toContain(busy.token)
  expect(preview.headers()['x-robots-tag']).toBe('noindex, nofollow')
  expect(await viewsOf(propertyId)).toEqual([0, 0])

  await page.goto(busy.path)
  await expect(heading(page, 'Hola, Ana')).toBeVisible()
  await expect(page).toHaveTitle('Reporte de octubre de 2026')
  const main = page.getByRole('main')
  await expect(main).toContainText('de $5,200,000 a $4,950,000')
  await expect(main.getByRole('row', { name: /Precio por m²/ })).toContainText('$22,000')
  await expect(main).toContainText('Viernes, 20 de noviembre, 5:00 p.m.')
  await expect(main).toContainText('Datos al 17 de noviembre de 2026.')
  await expectAccessible(page)

  await page.goto(quiet.path)
  await expect(main).toContainText('Todavía sin visitas en este periodo.')
  await expect(main).toContainText('Todavía sin respuestas en este periodo.')
  await expect(main.getByRole('table')).toHaveCount(0)
  expect(await context.cookies()).toEqual([])

  await page.goto('/reporte/no-hay-tal-enlace')
  await expect(heading(page, 'Este enlace no está disponible')).toBeVisible()
})
