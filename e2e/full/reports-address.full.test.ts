import { expect, test } from '@playwright/test'
import { enterCrm } from '../support/crm.ts'
import { watchConsole } from '../../test-support/watch-console.ts'
import { signIn } from '../support/people.ts'
import { createFirstQuarter, exportedCsv, FIRST_QUARTER } from '../support/reports.ts'

test('REP-18 the address contains the report’s period, which Back, a reload, the sidebar and the search follow', async ({
  page,
}) => {
  const problems = watchConsole(page)
  await enterCrm(page)
  await page.getByRole('link', { name: 'Reportes' }).click()
  await expect(page).toHaveTitle('Reportes · Predio')
  await expect(
    page.getByRole('navigation', { name: 'Secciones' }).getByRole('link', { name: 'Reportes' }),
  ).toHaveAttribute('aria-current', 'page')
  const choose = async (now: RegExp, next: string) => {
    await page.getByRole('button', { name: now }).click()
    await page.getByRole('option', { name: next, exact: true }).click()
  }
  const year = new Date(Date.now() - 6 * 3_600_000).getUTCFullYear()
  await choose(/Últimos 3 meses/, 'Este mes')
  await expect(page).toHaveURL(/\?periodo=mes$/)
  const wholeYear = page.waitForRequest(
    (request) =>
      request.url().endsWith('/rpc/report_outcomes') &&
      (request.postData() ?? '').includes(`"${year}-12-31"`),
  )
  await choose(/Este mes/, 'Este año')
  expect((await wholeYear).postDataJSON()).toMatchObject({ first_day: `${year}-01-01` })
  await choose(/Este año/, 'Todo')
  await expect(page).toHaveURL(/\?periodo=todo$/)
  await page.goBack()
  await expect(page).toHaveURL(/\?periodo=anio$/)
  await choose(/Este año/, 'Personalizado')
  await expect(page).toHaveURL(new RegExp(`desde=${year}-01-01&hasta=${year}-12-31$`))
  await page.reload()
  await expect(page.getByRole('group', { name: 'Hasta' })).toContainText(`31/12/${year}`)

  await page.getByRole('button', { name: 'CRM' }).click()
  await expect(page.getByRole('heading', { name: 'CRM Inmobiliario' })).toBeVisible()
  await page.keyboard.press('ControlOrMeta+k')
  await page.getByRole('combobox', { name: 'Buscar' }).fill('pronóstico')
  await page.getByRole('option', { name: 'Reportes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reportes' })).toBeVisible()
  expect(problems).toEqual([])
})

test('REP-26 the CSV file of a report holds the numbers of its table', async ({ page }) => {
  await signIn(page, await createFirstQuarter(), FIRST_QUARTER)
  // The toast disappears after a few seconds, so the test waits for it and for the file at the same time.
  const [{ name, text }] = await Promise.all([
    exportedCsv(page, 'Embudo por etapa'),
    expect(page.getByText('Reporte exportado')).toBeVisible(),
  ])
  expect(name).toBe('reporte-embudo-2026-01-01-a-2026-03-31.csv')
  expect(text.slice(1).split('\r\n')).toEqual([
    'Etapa,Oportunidades,Valor,Ponderado,Comisión',
    'Prospecto,1,300000.5,75000.13,15000.03',
    'Contactado,0,0,0,0',
    'Visita,1,2000000,800000,60000',
    'Oferta,0,0,0,0',
    'Negociación,0,0,0,0',
    'Total,2,2300000.5,875000.13,75000.03',
    '',
  ])
})
