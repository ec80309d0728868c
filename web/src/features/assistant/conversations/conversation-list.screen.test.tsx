import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { newAiKey } from '../../../../../test-support/ai-requests.ts'
import { countFetches, interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import {
  addTurn,
  ANSWER,
  ask,
  button,
  openChat,
  release,
  requestsOf,
  said,
  saveAiKey,
  storedTurns,
  type Agent,
} from '../testing/open-chat.tsx'

const list = () => page.getByRole('list', { name: 'Conversaciones anteriores' })
const open = (title: RegExp) => list().getByRole('button', { name: title })
const question = () => page.getByRole('alertdialog', { name: '¿Eliminar esta conversación?' })

async function openChatAfter(...messages: string[]): Promise<Agent> {
  return openChat({
    async prepare(agent) {
      for (const message of messages) {
        await addTurn(agent, {
          conversation_id: crypto.randomUUID(),
          message,
          response: `Sobre «${message}»`,
          context: { mark: { kind: 'answer', proposals: 0 } },
        })
      }
    },
  })
}

it('AST-75 lists conversations, the latest first, and continues a conversation with its earlier turns', async () => {
  const agent = await openChatAfter('Busco casa', 'Busco terreno')
  await button('Conversaciones').click()
  await expect.element(list().getByRole('listitem')).toHaveLength(2)
  await expect.element(list().getByRole('listitem').first()).toHaveTextContent('Busco terreno')
  await open(/^Busco casa/).click()
  await expect.element(said().getByText('Sobre «Busco casa»')).toBeVisible()
  // The pressed row is gone, so the messages have taken the focus.
  await expect.element(said()).toHaveFocus()
  await ask('Repite: Seguimos')
  await expect.element(said().getByText('Seguimos', { exact: true })).toBeVisible()
  const asked = (await requestsOf(agent)).at(-1)?.messages ?? []
  expect(asked.map(({ role }) => role)).toEqual(['system', 'user', 'assistant', 'user'])
  await expect.poll(async () => (await storedTurns(agent)).length).toBe(3)
  await button('Conversaciones').click()
  await expect.element(open(/^Busco casa/)).toHaveTextContent('2 preguntas')
  await expect.element(open(/^Busco terreno/)).toHaveTextContent('1 pregunta')
})

it('AST-75 reads 30 conversations at a time, and the last 200 turns of an opened conversation', async () => {
  await openChatAfter('Busco casa')
  const limitOf = (table: string, limit: number) =>
    countFetches(
      ({ url }) =>
        url.includes(`/rest/v1/${table}?`) &&
        new URL(url).searchParams.get('limit') === String(limit),
    )
  const lists = limitOf('chat_conversations', 30)
  const turns = limitOf('chat_interactions', 200)
  await button('Conversaciones').click()
  await open(/^Busco casa/).click()
  await expect.element(said().getByText('Sobre «Busco casa»')).toBeVisible()
  expect([lists(), turns()]).toEqual([1, 1])
})

it('AST-75 an empty list of conversations invites the person to ask', async () => {
  await openChat()
  await button('Conversaciones').click()
  await expect.element(page.getByText('Todavía no hay conversaciones')).toBeVisible()
})

it('AST-75 deletes a conversation after a confirmation, and keeps the conversation when the deletion fails', async () => {
  const agent = await openChatAfter('Busco casa', 'Busco terreno')
  await button('Conversaciones').click()
  const lost = interceptFetch(({ method }) => method === 'DELETE')
  await list().getByRole('button', { name: 'Eliminar «Busco casa»' }).click()
  const confirm = question().getByRole('button', { name: 'Eliminar', exact: true })
  await confirm.click()
  await expect.element(page.getByText('No se pudo eliminar la conversación')).toBeVisible()
  lost.release()
  await confirm.click()
  await expect.element(page.getByText('Conversación eliminada')).toBeVisible()
  await expect.poll(() => list().getByRole('listitem').elements().length).toBe(1)
  await expect.element(button('Nueva conversación')).toHaveFocus()
  expect((await storedTurns(agent)).map(({ message }) => message)).toEqual(['Busco terreno'])
})

it('AST-75 reports that conversations could not be loaded, and retries', async () => {
  await openChatAfter('Busco casa')
  const lost = interceptFetch(
    ({ url }) => url.includes('/rest/v1/chat_conversations'),
    () => new Response('{}', { status: 400 }),
  )
  await button('Conversaciones').click()
  const failed = page.getByText('No se pudieron cargar tus conversaciones')
  await expect.element(failed).toBeVisible()
  lost.release()
  await button('Intentar de nuevo').click()
  await expect.element(open(/^Busco casa/)).toBeVisible()
})

it('AST-79 the answer of a conversation that was deleted meanwhile is not stored', async () => {
  // On a phone the toast would cover the buttons of the header.
  await page.viewport(1280, 900)
  const agent = await openChatAfter('Casas')
  const held = { key: newAiKey('held') }
  await saveAiKey(agent, held.key)
  await button('Conversaciones').click()
  await open(/^Casas/).click()
  await ask('¿Y otra?')
  await expect.element(said().getByText('Estas son las que')).toBeVisible()
  await button('Conversaciones').click()
  await list().getByRole('button', { name: 'Eliminar «Casas»' }).click()
  await question().getByRole('button', { name: 'Eliminar', exact: true }).click()
  await expect.element(page.getByText('Conversación eliminada')).toBeVisible()
  // Turns are stored in the order of the questions, so when the second one is stored, the first has been handled.
  await button('Volver al chat').click()
  await ask('Repite: Otra cosa')
  await expect.poll(async () => (await requestsOf(held)).length).toBe(2)
  await release(held)
  await expect
    .poll(async () => (await storedTurns(agent)).map(({ message }) => message))
    .toEqual(['Repite: Otra cosa'])
})

it('AST-78 an opened conversation shows its outcomes, open proposals and searches', async () => {
  const id = crypto.randomUUID()
  const at = (minute: number) => new Date(Date.UTC(2026, 10, 1, 10, minute)).toISOString()
  const done = { kind: 'done', tool: 'create_task', text: 'Tarea creada: Llamar' }
  const agent = await openChat({
    async prepare(person) {
      const turn = { conversation_id: id, response: 'Te propongo lo siguiente.' }
      const proposed = { mark: { kind: 'answer', proposals: 1 } }
      await addTurn(person, {
        ...turn,
        created_at: at(0),
        message: 'Crea una tarea',
        context: proposed,
        outcomes: [JSON.stringify(done)],
      })
      // AST-74: outcomes that earlier releases stored have no kind.
      await addTurn(person, {
        ...turn,
        created_at: at(1),
        message: 'Crea un cliente',
        context: proposed,
        outcomes: ['Cliente creado: Ana López'],
      })
      await addTurn(person, { ...turn, created_at: at(2), message: 'Otra', context: proposed })
      await addTurn(person, {
        conversation_id: id,
        created_at: at(3),
        message: 'casa con gimnasio',
        response: 'No encontré propiedades.',
        context: { mark: { kind: 'search', isKeyMissing: true, isNearest: true } },
        listing_ids: [5, 6],
      })
    },
  })
  await button('Conversaciones').click()
  await open(/^Crea una tarea/).click()
  await expect.element(said().getByText('Tarea creada: Llamar')).toBeVisible()
  await expect.element(said().getByText('Cliente creado: Ana López')).toBeVisible()
  await expect.element(said().getByText('Esta propuesta quedó sin confirmar.')).toBeVisible()
  await expect.element(said().getByText('API key de OpenAI no configurada')).toBeVisible()
  const nearest = said().getByRole('list', { name: 'Lo más parecido' })
  await expect.element(nearest.getByRole('article')).toHaveLength(2)
  await ask('Gracias')
  await expect.element(said().getByText(ANSWER)).toBeVisible()
  const sent = JSON.stringify((await requestsOf(agent)).at(-1)?.messages)
  expect(sent).toContain('(Resultado de la acción propuesta: Tarea creada)')
  expect(sent).not.toContain('López')
})
