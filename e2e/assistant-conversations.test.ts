import { expect, test } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { ANSWER, ask, said, storedTurns } from './support/assistant.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { clientOf } from './support/people.ts'
import { confirm, openChatWith, proposal, propose, VISIT } from './support/proposals.ts'
import { askedWith } from './support/writing.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

test('conversations are listed, continued with what was said, and deleted', async ({ page }) => {
  const agent = await openChatWith(page, sites)
  const past = page.getByRole('button', { name: 'Conversaciones', exact: true })
  const list = page.getByRole('list', { name: 'Conversaciones anteriores' })
  await past.click()
  await expect(page.getByText('Todavía no hay conversaciones')).toBeVisible()
  await page.getByRole('button', { name: 'Nueva conversación' }).click()

  const secret = 'sk-proj-abcdefgh12345678'
  await ask(page, `Busco casa, mi clave es ${secret}`)
  await expect(said(page).getByText(ANSWER, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Nueva conversación' }).click()
  await ask(page, 'Repite: Otra cosa')
  await expect(said(page).getByText('Otra cosa', { exact: true })).toBeVisible()
  await past.click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list.getByRole('listitem').first()).toContainText('Repite: Otra cosa')
  await expect(list.getByRole('listitem').first()).toContainText('1 pregunta')

  await list.getByRole('button', { name: /^Busco casa/ }).click()
  await expect(said(page).getByText(ANSWER, { exact: true })).toBeVisible()
  await ask(page, 'Repite: Seguimos')
  await expect(said(page).getByText('Seguimos', { exact: true })).toBeVisible()
  const asked = (await askedWith(agent.key)).at(-1)?.messages ?? []
  expect(asked.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  await past.click()
  await expect(list.getByRole('listitem').first()).toContainText('2 preguntas')
  const data = await storedTurns(agent)
  expect(data).toHaveLength(3)
  expect(JSON.stringify(data)).not.toContain(secret)
  expect(JSON.stringify(data)).not.toContain('9991234567')

  await page.route('**/rest/v1/chat_interactions*', (route) => route.abort())
  await list.getByRole('button', { name: /^Eliminar «Busco casa/ }).click()
  const question = page.getByRole('alertdialog', { name: '¿Eliminar esta conversación?' })
  await question.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await expect(page.getByText('No se pudo eliminar la conversación')).toBeVisible()
  await page.unroute('**/rest/v1/chat_interactions*')
  await question.getByRole('button', { name: 'Eliminar', exact: true }).click()
  await expect(page.getByText('Conversación eliminada')).toBeVisible()
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Nueva conversación' })).toBeFocused()
  const kept = await (await clientOf(agent)).from('chat_conversations').select().throwOnError()
  expect(kept.data).toHaveLength(1)

  await page.route('**/rest/v1/chat_conversations*', (route) => route.abort())
  await page.reload()
  await past.click()
  await expect(page.getByText('No se pudieron cargar tus conversaciones')).toBeVisible()
  await page.unroute('**/rest/v1/chat_conversations*')
  await page.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(list.getByRole('listitem')).toHaveCount(1)
})

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
