import { expect, test } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../../test-support/site-stub/start-site-stub.ts'
import { entry } from '../support/dashboard.ts'
import { watchConsole } from '../../test-support/watch-console.ts'
import { closeWithEscape } from '../support/page.ts'
import {
  AT,
  confirm,
  expectNothingWritten,
  HOUSE,
  openChatWith,
  proposal,
  propose,
  VISIT,
  written,
} from '../support/proposals.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

test('AST-63 a confirmed visit is written with its task and notification, and opens from the conversation', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const profile = page.waitForResponse(/\/rest\/v1\/profiles\?/)
  const agent = await openChatWith(page, sites)
  await profile
  await propose(page, 'book_visit', { ...VISIT, notes: 'Trae a su mamá' })
  const card = proposal(page, 'Agendar visita')
  await expect(card).toContainText(HOUSE)
  await expect(card).toContainText('Ana Pech')
  await expect(card).toContainText('5:30 p.m.')
  await expect(card).toContainText('Trae a su mamá')
  await expectNothingWritten(agent)

  await confirm(card).dblclick()
  const done = page.getByText(/^Visita agendada: Casa 5 en Querétaro con Ana Pech, .+5:30 p\.m\.$/)
  await expect(done).toBeVisible()
  const { visits, tasks, notices } = await written(agent)
  expect(visits).toMatchObject([
    { type: 'visit', booked_by: 'assistant', subject: `Visita a ${HOUSE}` },
  ])
  expect(tasks).toMatchObject([{ title: `Visita a ${HOUSE} con Ana Pech`, status: 'pending' }])
  for (const moment of [visits[0]?.scheduled_at, tasks[0]?.due_date]) {
    expect(new Date(moment ?? '')).toEqual(AT)
  }
  expect(notices).toHaveLength(1)
  await page.getByRole('button', { name: /^Notificaciones, / }).click()
  await expect(page.getByRole('link', { name: 'Visita agendada: Ana Pech' })).toBeVisible()
  await closeWithEscape(page, page.getByRole('dialog', { name: 'Notificaciones' }))

  await page.getByRole('link', { name: 'Ver en el CRM' }).click()
  const subject = page.getByRole('dialog').getByLabel('Asunto')
  await expect(subject).toHaveValue(`Visita a ${HOUSE}`)
  await closeWithEscape(page, page.getByRole('dialog'))
  await entry(page, 'Propiedades').click()
  await expect(done).toBeVisible()
  await expect(card).toHaveCount(0)
  expect(problems).toEqual([])
})
