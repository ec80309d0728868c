import { expect, test } from '@playwright/test'
import { REPORT_NAMES } from '../../domain/src/reports/index.ts'
import { LONG_WAIT } from '../../test-support/ceilings.ts'
import { connectOwner } from '../../test-support/large-crm.ts'
import { OPPORTUNITIES, seedLargePipeline } from '../../test-support/large-pipeline.ts'
import { createPerson, signIn } from '../support/people.ts'
import { report, tableOf } from '../support/reports.ts'
import { dataFolder } from '../support/server.ts'
import { recordRequests } from './support/record-requests.ts'

test.describe.configure({ timeout: 900_000 })

test('ten thousand opportunities need one request a report, and every report counts them all', async ({
  page,
}) => {
  const person = await createPerson()
  await seedLargePipeline(dataFolder(), person.id)
  const owner = await connectOwner(dataFolder())
  const { rows } = await owner.query<{ status: string; total: number }>(
    'select status, count(*)::int as total from public.opportunities where user_id = $1 group by status',
    [person.id],
  )
  await owner.end()
  const counted = new Map(rows.map(({ status, total }) => [status, total]))
  expect(rows.reduce((sum, { total }) => sum + total, 0)).toBe(OPPORTUNITIES)

  await signIn(page, person)
  await page.waitForLoadState('networkidle')
  const during = recordRequests(page, LONG_WAIT)
  const asked = await during(async () => {
    await page.keyboard.press('ControlOrMeta+k')
    await page.getByRole('combobox', { name: 'Buscar' }).fill('reportes')
    await page.getByRole('option', { name: 'Reportes' }).click()
    await expect(page.getByRole('button', { name: /^Ver como tabla/ })).toHaveCount(9, LONG_WAIT)
  })
  const names = (requests: typeof asked) =>
    requests.flatMap((each) => /\/rpc\/report_(\w+)/.exec(each.url())?.[1] ?? []).toSorted()
  expect(names(asked)).toEqual(REPORT_NAMES.toSorted())

  const again = await during(async () => {
    const answered = page.waitForResponse('**/rpc/report_outcomes')
    await page.getByRole('button', { name: /Últimos 3 meses/ }).click()
    await page.getByRole('option', { name: 'Todo' }).click()
    await answered
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0, LONG_WAIT)
  })
  expect(names(again)).toEqual(REPORT_NAMES.toSorted())

  const number = (text = '') => Number(text.replaceAll(',', ''))
  const open = (await tableOf(report(page, 'Embudo por etapa'), 'Valor por etapa')).at(-1)
  expect(number(open?.[1])).toBe(counted.get('open'))
  const closed = (await tableOf(report(page, 'Ganadas y perdidas'), 'Cierres por mes')).at(-1)
  expect([number(closed?.[1]), number(closed?.[2])]).toEqual([
    counted.get('won'),
    counted.get('lost'),
  ])
  const way = report(page, 'Conversión y tiempo por etapa')
  await expect(way.getByText(OPPORTUNITIES.toLocaleString('es-MX'), { exact: true })).toBeVisible()
})
