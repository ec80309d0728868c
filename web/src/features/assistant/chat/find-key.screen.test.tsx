import { expect, it } from 'vitest'
import { accounts } from '../../../ui/testing/render-screen.tsx'
import {
  ANSWER,
  ask,
  openChat,
  propose,
  requestsOf,
  said,
  storedTurns,
} from '../testing/open-chat.tsx'
import { card, confirmButton, openChatWith, VISIT } from '../testing/proposals.ts'

it('AST-71 a key that was pasted into a question is neither sent nor stored', async () => {
  const agent = await openChat()
  // The password looks like ordinary words, so only the saved key of the site reveals it.
  const api = await accounts().clientOf(agent)
  const body = { action: 'save', site: 'ana:mesa silla cama' }
  const { error } = await api.functions.invoke('secrets', { body })
  expect(error).toBeNull()
  const pasted = ['gsk_9aBcDeFgHiJkLmNoPqRs', agent.key, 'mesa silla cama', '9f86d081884c7d659a2f']
  await ask(`Mis claves: ${pasted.join(', ')} clave`)
  await expect.element(said().getByText(ANSWER)).toBeVisible()
  await expect.poll(async () => (await storedTurns(agent)).length).toBe(1)
  const kept = JSON.stringify([await requestsOf(agent), await storedTurns(agent)])
  expect(kept).toContain('[clave oculta]')
  for (const secret of pasted) expect(kept).not.toContain(secret)
})

it('AST-62 the request to the provider names no client whom the person did not name', async () => {
  const agent = await openChatWith([{ last_name: 'Pech' }, { last_name: 'López' }])
  await propose('book_visit', { ...VISIT, client: 'Ana', date: '2020-01-01' })
  await expect.element(said().getByText('Esa fecha ya pasó')).toBeVisible()
  await propose('book_visit', { ...VISIT, client: 'Ana' })
  const visit = card('Agendar visita')
  await visit.getByRole('button', { name: 'Ana López' }).click()
  await confirmButton(visit).click()
  await expect.element(said().getByText(/^Visita agendada: .+ con Ana López/)).toBeVisible()
  await ask('Gracias')
  await expect.element(said().getByText(ANSWER)).toBeVisible()
  const requests = await requestsOf(agent)
  expect(
    requests
      .at(-1)
      ?.messages.map(({ content }) => content)
      .join('\n'),
  ).toContain('(Resultado de la acción propuesta: Visita agendada)')
  expect(JSON.stringify(requests)).not.toMatch(/López|Pech/)
})
