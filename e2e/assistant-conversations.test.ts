import { expect, test } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { said } from './support/assistant.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { confirm, openChatWith, proposal, propose, VISIT } from './support/proposals.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

testEveryLook('proposals and conversations are for everybody', async ({ page }) => {
  const problems = watchConsole(page)
  await openChatWith(page, sites, [{}, { last_name: 'López' }])
  await propose(page, 'book_visit', { ...VISIT, client: 'Ana' })
  const visit = proposal(page, 'Agendar visita')
  await expect(visit.getByRole('button', { name: 'Ana López' })).toBeVisible()
  await propose(page, 'create_task', { title: 'Llamar', client: 'Ana Pech' })
  await confirm(proposal(page, 'Crear tarea')).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Tarea creada: Llamar')).toBeVisible()
  await propose(page, 'delete_client', {})
  await expect(said(page).getByText('El asistente propuso una acción que no conozco')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Conversaciones', exact: true }).click()
  await expect(page.getByRole('list', { name: 'Conversaciones anteriores' })).toBeVisible()
  // Off the button: its tooltip is not what this is about.
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await expectAccessible(page)
  expect(problems).toEqual([])
})
