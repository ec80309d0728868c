import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { property } from '../../../../../domain/src/properties/testing/property.ts'
import { sampleFacts } from '../../../../../domain/src/owner-reports/testing/facts.ts'
import { sha256 } from '../../../lib/sha256.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { toJson } from '../api/report-row.ts'
import { SentReports } from './sent-reports.tsx'

async function openReports(count = 1) {
  const person = await accounts().createPerson()
  const admin = accounts().admin()
  const { data: listing } = await admin
    .from('properties')
    .insert({ user_id: person.id, title: 'Casa en Itzimná' })
    .select('id')
    .single()
    .throwOnError()
  const tokens = Array.from({ length: count }, () => crypto.randomUUID())
  await admin
    .from('owner_reports')
    .insert(
      tokens.map((token, at) => ({
        user_id: person.id,
        property_id: listing.id,
        title: `Reporte ${at + 1}`,
        first_day: '2026-10-01',
        last_day: '2026-10-31',
        facts: toJson(sampleFacts()),
        token_hash: sha256(token),
        created_at: new Date(Date.UTC(2026, 9, 20 - at)).toISOString(),
      })),
    )
    .throwOnError()
  await renderScreen(
    <div className="pt-80">
      <SentReports property={property({})} localId={listing.id} />
    </div>,
    { person },
  )
  return { tokens, propertyId: listing.id }
}

const list = () => page.getByRole('list', { name: 'Reportes al propietario' })
const button = (name: string) => page.getByRole('button', { name, exact: true })

async function choose(item: string): Promise<void> {
  await button('Opciones de Reporte 1').click()
  await page.getByRole('menuitem', { name: item }).click()
}

async function statusOf(token: string | undefined): Promise<string | undefined> {
  const { error } = await accounts()
    .visitor()
    .functions.invoke('owner-report', { body: { action: 'open', token } })
  if (!error) return 'open'
  return ((await (error.context as Response).json()) as { error: string }).error
}

it('OREP-08 a report is opened, renewed, revoked, and opened again by a new link', async () => {
  const { tokens } = await openReports()
  await expect.element(list()).toHaveTextContent(/Sin abrir/)
  expect(await statusOf(tokens[0])).toBe('open')
  await expect.element(list()).toHaveTextContent(/Se abrió 1 vez, la última hoy/)
  await choose('Renovar por 90 días')
  await expect.element(page.getByText('Enlace renovado')).toBeVisible()
  await choose('Cancelar enlace')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar enlace' }).click()
  await expect.element(list()).toHaveTextContent(/Revocado|Cancelado/)
  expect(await statusOf(tokens[0])).toBe('share_revoked')
  await choose('Volver a enviar')
  await button('Crear enlace nuevo').click()
  const link = page.getByLabelText('Enlace', { exact: true })
  await expect.element(link).toBeVisible()
  expect(await statusOf(tokens[0])).toBe('share_not_found')
  expect(await statusOf((link.element() as HTMLInputElement).value.split('/reporte/')[1])).toBe(
    'open',
  )
})

it('OREP-08 a report is deleted after a confirmation, and its link opens nothing', async () => {
  const { tokens } = await openReports()
  await choose('Eliminar')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText(/^Cuéntale al propietario/)).toBeVisible()
  expect(await statusOf(tokens[0])).toBe('share_not_found')
})

it('the list shows the last three reports, and all of them on request', async () => {
  await openReports(5)
  await expect.element(list().getByText('Reporte 3')).toBeVisible()
  expect(list().getByText('Reporte 4').elements()).toHaveLength(0)
  await button('Ver todos').click()
  await expect.element(list().getByText('Reporte 5')).toBeVisible()
})
