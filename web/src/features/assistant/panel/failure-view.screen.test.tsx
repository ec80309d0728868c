import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { newAiKey } from '../../../../../test-support/ai-requests.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import {
  announcement,
  ANSWER,
  ask,
  button,
  expectReady,
  openChat,
  said,
  saveAiKey,
  storedTurns,
} from '../testing/open-chat.tsx'

const WITHOUT_AI = 'Esto es una búsqueda en tus propiedades, sin AI.'

it('AST-41 a failure is shown as a message and not stored, and a repeated question uses the key saved meanwhile', async () => {
  const agent = await openChat({ ai: 'wrong' })
  await ask('¿Qué casas hay?')
  await expect.element(said().getByText('Error al procesar el mensaje')).toBeVisible()
  const advice = 'La API key de OpenAI no es válida. Revísala en Configuración.'
  await expect.element(said().getByText(advice)).toBeVisible()
  await expect.element(said().getByRole('link', { name: 'Ir a Configuración' })).toBeVisible()
  expect(document.body.textContent).not.toContain(agent.key)
  await expect.poll(announcement).toContain(advice)
  expect(await storedTurns(agent)).toEqual([])
  await saveAiKey(agent, newAiKey('good'))
  await button('Intentar de nuevo').click()
  await expect.element(said().getByText(ANSWER)).toBeVisible()
  await expect.element(said().getByText('Error al procesar el mensaje')).not.toBeInTheDocument()
})

it('AST-41 the assistant searches without AI when the settings cannot be read', async () => {
  await openChat()
  interceptFetch(({ url }) => url.includes('/functions/v1/secrets'))
  await ask('casa en Querétaro')
  await expect.element(said().getByText('Error al obtener la configuración')).toBeVisible()
  await button('Buscar sin AI').click()
  await expect.element(said().getByText(WITHOUT_AI)).toBeVisible()
  await expect.element(said().getByText('Error al obtener')).not.toBeInTheDocument()
  await expect.element(said().getByText('no configurada')).not.toBeInTheDocument()
})

it('AST-76 an answer that cannot be stored stays on the screen', async () => {
  const agent = await openChat()
  const refused = interceptFetch(
    ({ url, method }) => method === 'POST' && url.includes('/rest/v1/chat_interactions'),
    () => new Response('{}', { status: 500 }),
  )
  await ask('Casas')
  await expect.element(said().getByText(ANSWER)).toBeVisible()
  await expectReady()
  await expect.poll(() => refused.count()).toBeGreaterThan(0)
  expect(page.getByRole('alert').elements()).toEqual([])
  expect(await storedTurns(agent)).toEqual([])
})
