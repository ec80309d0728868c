import { expect, it, onTestFinished } from 'vitest'
import { newAiKey } from '../../../../../test-support/ai-requests.ts'
import { deployment, setDeployment } from '../../../lib/deployment.ts'
import {
  ANSWER,
  ask,
  button,
  expectReady,
  field,
  openChat,
  release,
  requestsOf,
  said,
  saveAiKey,
  storedTurns,
} from '../testing/open-chat.tsx'

it('AST-44 shows the text of an answer as data: no HTML, no link, no script', async () => {
  await openChat()
  const html = '<img src=x onerror=alert(1)>'
  await ask(
    `Repite: ## Título\n\n**fuerte** ${html} [aquí](javascript:alert(1)) <script>x</script>`,
  )
  await expect.element(said().getByRole('heading', { name: 'Título' })).toBeVisible()
  await expectReady()
  await expect.element(said()).toHaveTextContent(html)
  expect(said().element().querySelectorAll('img, script, a')).toHaveLength(0)
})

it('AST-82 the received part of a stopped answer is kept and stored', async () => {
  const agent = await openChat({ ai: 'held' })
  await ask('¿Qué hay?')
  await expect.element(said().getByText('Estas son las que')).toBeVisible()
  await button('Detener').click()
  await expect.element(said().getByText('Detuviste la respuesta.')).toBeVisible()
  await expect.element(said().getByText(/^Unos [\d,]+ tokens$/)).toBeVisible()
  await expect.element(field()).toHaveFocus()
  await expect.poll(async () => (await storedTurns(agent)).length).toBe(1)
})

it('AST-82 receives an answer while the panel is closed', async () => {
  const agent = await openChat({ ai: 'held' })
  await ask('¿Qué hay?')
  await expect.element(said().getByText('Estas son las que')).toBeVisible()
  await button('Cerrar el chat').click()
  await release(agent)
  await expect.poll(async () => (await storedTurns(agent)).length).toBe(1)
  await button('Mostrar Chat').click()
  await expect.element(said().getByText(ANSWER)).toBeVisible()
})

it('AST-43 the part of an answer that arrived before a cut is shown and stored', async () => {
  const agent = await openChat({ ai: 'cut' })
  await ask('Casas')
  const note = 'La respuesta se cortó: esto es lo que llegó.'
  await expect.element(said().getByText(note)).toBeVisible()
  await expect.element(said().getByText('Estas son las que')).toBeVisible()
  await expect.poll(async () => (await storedTurns(agent)).length).toBe(1)
})

it('AST-43 offers to repeat the question when an answer ends before its first word', async () => {
  const agent = await openChat({ ai: 'blank' })
  await ask('Casas')
  await expect.poll(async () => (await requestsOf(agent)).length).toBe(1)
  await expect.element(said().getByText('El asistente está escribiendo')).toBeInTheDocument()
  await release(agent)
  await expect.element(said().getByText('La respuesta se cortó antes de empezar.')).toBeVisible()
  await saveAiKey(agent, newAiKey('good'))
  await button('Intentar de nuevo').click()
  await expect.element(said().getByText(ANSWER)).toBeVisible()
})

it('AST-40 an answer without a choice gets a fixed reply', async () => {
  await openChat({ ai: 'empty' })
  await ask('¿Vacío?')
  const reply = 'Lo siento, no pude procesar tu mensaje.'
  await expect.element(said().getByText(reply)).toBeVisible()
})

it('AST-73 shows what an answer cost where the operator gives prices', async () => {
  await openChat({ ai: 'plain' })
  const usual = deployment()
  onTestFinished(() => setDeployment(usual))
  setDeployment({ ...usual, aiPrices: { prompt: 50, completion: 150 } })
  await ask('Casas')
  await expect.element(said().getByText('1,234 tokens · $0.07', { exact: true })).toBeVisible()
})

it('AST-87 states how many of the listings were sent, and AST-85 repeats the question without a wrong guess', async () => {
  const agent = await openChat({ listings: 300 })
  await ask('terreno en Puebla')
  await expect.element(said().getByText(/Consultó \d+ de 300 propiedades/)).toBeVisible()
  const chips = said().getByRole('list', { name: 'Entendí' })
  await expect.element(chips).toHaveTextContent('TerrenoEn Puebla')
  await chips.getByRole('button', { name: 'Quitar «Terreno»' }).click()
  await expect.element(chips).toHaveTextContent(/^En Puebla$/)
  await expect.poll(async () => (await requestsOf(agent)).length).toBe(2)
  await expectReady()
  await expect.element(said().getByText(ANSWER)).toHaveLength(1)
  const [first, second] = await requestsOf(agent)
  expect(first?.messages[0]?.content).not.toBe(second?.messages[0]?.content)
  expect(second?.messages.map(({ role }) => role)).toEqual(['system', 'user'])
})

it('AST-87 states and stores how many listings were finally sent to a small model', async () => {
  const agent = await openChat({ ai: 'small', listings: 300 })
  await ask('terreno en Puebla')
  await expect.element(said().getByText(/Consultó \d+ de 300 propiedades/)).toBeVisible()
  const given = (await requestsOf(agent)).map(
    ({ messages }) => messages[0]?.content.match(/^\{"id":/gm)?.length ?? 0,
  )
  expect(given.length).toBeGreaterThan(1)
  expect(given).toEqual(given.toSorted((one, other) => other - one))
  const sent = given.at(-1) ?? 0
  await expect.element(said().getByText(`Consultó ${sent} de 300 propiedades`)).toBeVisible()
  await expect
    .poll(async () => (await storedTurns(agent)).at(-1)?.context)
    .toMatchObject({
      leftOut: 300 - sent,
    })
})
