import { expect, test, type Page } from '@playwright/test'
import { startSiteStub, type SiteStub } from '../test-support/site-stub/start-site-stub.ts'
import { stubForWhatsApp } from './support/activities.ts'
import {
  ANSWER,
  ask,
  button,
  openChat,
  panel,
  release,
  said,
  storedTurns,
} from './support/assistant.ts'
import { confirm, openChatWith, proposal, propose, VISIT, written } from './support/proposals.ts'
import { aiKey, askedWith, setAiKey } from './support/writing.ts'

let sites: SiteStub
test.beforeAll(async () => {
  sites = await startSiteStub()
})
test.afterAll(() => sites.stop())

/** What is asked of the server arrives, and only its answer is lost. */
async function loseAnswer(page: Page, address: string): Promise<void> {
  await page.route(address, async (route) => {
    // Nor does an answer come to the question whether it arrived.
    if (route.request().method() === 'POST') await route.fetch()
    await route.abort()
  })
}

test('a visit of which nobody knows whether it was written is not said to be dropped', async ({
  page,
}) => {
  const agent = await openChatWith(page, sites)
  await propose(page, 'book_visit', VISIT)
  const card = proposal(page, 'Agendar visita')
  await loseAnswer(page, '**/rest/v1/rpc/book_visit')
  await confirm(card).click()
  await expect(card.getByRole('alert')).toBeVisible()
  await expect.poll(async () => (await written(agent)).visits.length).toBe(1)
  await card.getByRole('button', { name: 'Descartar' }).click()
  await expect(
    page.getByText('Un intento quedó sin respuesta: revisa en tu CRM que no se haya guardado.'),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Ver en el CRM' }).click()
  await expect(page.getByRole('article').filter({ hasText: '5:30 p.m.' })).toBeVisible()
})

test('a WhatsApp message is recorded once, as it was when it was sent', async ({ page }) => {
  await stubForWhatsApp(page)
  const agent = await openChatWith(page, sites, [{ whatsapp: '+529991234567' }])
  await propose(page, 'draft_whatsapp', { client: 'Ana Pech', message: 'Hola Ana' })
  const card = proposal(page, 'Mensaje de WhatsApp')
  await loseAnswer(page, '**/rest/v1/whatsapp_messages*')
  await confirm(card).click()
  await expect(card.getByRole('alert')).toHaveText('No se pudo guardar el mensaje.')
  await expect.poll(async () => (await written(agent)).messages.length).toBe(1)
  await page.unroute('**/rest/v1/whatsapp_messages*')
  await card.getByRole('textbox', { name: 'Mensaje' }).fill('Hola Ana, ¿la vemos?')
  // What was changed stays, though the card was away.
  await page.getByRole('button', { name: 'Ocultar Chat' }).click()
  await page.getByRole('button', { name: 'Mostrar Chat' }).click()
  const opening = page.waitForEvent('popup')
  await confirm(card).click()
  await (await opening).close()
  await expect(page.getByText('Mensaje de WhatsApp listo para Ana Pech')).toBeVisible()
  expect((await written(agent)).messages.map(({ content }) => content)).toEqual([
    'Hola Ana, ¿la vemos?',
  ])
})

test('what is done after its conversation was left is kept with it', async ({ page }) => {
  const agent = await openChatWith(page, sites)
  await propose(page, 'create_task', { title: 'Llamar' })
  let goOn = () => {}
  const held = new Promise<void>((resolve) => (goOn = resolve))
  await page.route('**/rest/v1/tasks*', async (route) => {
    await held
    await route.continue()
  })
  await confirm(proposal(page, 'Crear tarea')).click()
  await page.getByRole('button', { name: 'Nueva conversación' }).click()
  await expect(proposal(page, 'Crear tarea')).toHaveCount(0)
  goOn()
  await expect
    .poll(async () => (await storedTurns(agent)).map(({ outcomes }) => outcomes))
    .toEqual([['Tarea creada: Llamar']])
})

test('a conversation deleted while it is answered does not come back', async ({ page }) => {
  const agent = await openChat(page, sites)
  await ask(page, 'Casas')
  await expect(said(page).getByText(ANSWER)).toBeVisible()
  await expect.poll(async () => (await storedTurns(agent)).length).toBe(1)
  const held = aiKey('held')
  await setAiKey(agent, held)
  await page.reload()
  await ask(page, '¿Y otra?')
  await expect(said(page).getByText('Estas son las que')).toHaveCount(2)
  await button(page, 'Conversaciones').click()
  await panel(page).getByRole('button', { name: 'Eliminar «Casas»' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar', exact: true }).click()
  await expect(page.getByText('Conversación eliminada')).toBeVisible()
  // Whatever else was on its way has arrived when this one has.
  await button(page, 'Volver al chat').click()
  await ask(page, 'Repite: Otra cosa')
  await expect.poll(async () => (await askedWith(held)).length).toBe(2)
  await release(held)
  await expect
    .poll(async () => (await storedTurns(agent)).map(({ message }) => message))
    .toContain('Repite: Otra cosa')
  expect(await storedTurns(agent)).toHaveLength(1)
})

test('an answer that breaks off before its first word can be asked for again', async ({ page }) => {
  const key = aiKey('blank')
  const agent = await openChat(page, sites)
  await setAiKey(agent, key)
  await page.reload()
  await page.clock.install()
  await ask(page, 'Casas')
  await expect(said(page).getByText('El asistente está escribiendo')).toBeVisible()
  await expect.poll(async () => (await askedWith(key)).length).toBe(1)
  await page.clock.runFor(1_000)
  await release(key)
  await expect(said(page).getByText('La respuesta se cortó antes de empezar.')).toBeVisible()
  await setAiKey(agent, aiKey('good'))
  await button(page, 'Intentar de nuevo').click()
  await expect(said(page).getByText(ANSWER)).toBeVisible()
})
