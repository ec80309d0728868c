import { expect, test } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { ANSWER, ask, openChat, said, storedTurns } from './support/assistant.ts'
import { confirm, proposal, propose } from './support/proposals.ts'
import { askedWith, setAiKey } from './support/writing.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

test('a conversation that is opened again says what it said', async ({ page }) => {
  const agent = await openChat(page, sites)
  await propose(page, 'create_task', { title: 'Llamar' })
  await confirm(proposal(page, 'Crear tarea')).click()
  await expect(page.getByText('Tarea creada: Llamar')).toBeVisible()
  await propose(page, 'create_task', { title: 'Medir' })
  await expect(confirm(proposal(page, 'Crear tarea'))).toBeEnabled()
  await setAiKey(agent, null)
  await page.reload()
  await expect(said(page).getByText('Te propongo lo siguiente.')).toHaveCount(2)
  await expect(said(page).getByText('Esta propuesta quedó sin confirmar.')).toHaveCount(1)
  await expect(said(page).getByText('Tarea creada: Llamar')).toBeVisible()

  await ask(page, 'casa en Querétaro con gimnasio y elevador')
  const nearest = said(page).getByRole('list', { name: 'Lo más parecido' })
  await expect(nearest).toBeVisible()
  const shown = await nearest.getByRole('article').count()
  await expect.poll(async () => (await storedTurns(agent)).length).toBe(3)
  await page.reload()
  await expect(said(page).getByText('API key de OpenAI no configurada')).toBeVisible()
  await expect(
    said(page).getByText('Esto es una búsqueda en tus propiedades, sin AI.'),
  ).toBeVisible()
  await expect(nearest.getByRole('article')).toHaveCount(shown)
})

test('of too many listings, a wrong guess about which to send goes with a tap', async ({
  page,
}) => {
  const agent = await openChat(page, sites, 'good', { listings: 300 })
  await ask(page, 'terreno en Puebla')
  await expect(said(page).getByText(ANSWER)).toBeVisible()
  const chips = said(page).getByRole('list', { name: 'Entendí' })
  await expect(chips.getByRole('listitem')).toHaveText(['Terreno', 'En Puebla'])
  await chips.getByRole('button', { name: 'Quitar «Terreno»' }).click()
  await expect(chips.getByRole('listitem')).toHaveText(['En Puebla'])
  await expect(said(page).getByText(ANSWER)).toHaveCount(1)
  const [first, second] = await askedWith(agent.key)
  expect(first?.messages[0]?.content).not.toBe(second?.messages[0]?.content)
  expect(second?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
})
