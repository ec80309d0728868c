import { expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { SOURCES } from '../../../records/listings/testing/sources.ts'
import {
  announcement,
  ANSWER,
  ask,
  button,
  expectReady,
  field,
  openChat,
  release,
  requestsOf,
  said,
  storedTurns,
} from '../testing/open-chat.tsx'

it('AST-81 Enter sends one question at a time, and a blank one is ignored', async () => {
  const agent = await openChat({ ai: 'held' })
  await expect.element(button('Enviar')).toBeDisabled()
  await field().fill('   ')
  await expect.element(button('Enviar')).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('   ')

  await field().fill('primera línea')
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}segunda')
  await expect.element(field()).toHaveValue('primera línea\nsegunda')
  await userEvent.keyboard('{Enter}{Enter}')
  await expect.element(said().getByText('Estas son las que')).toBeVisible()
  await field().fill('otra')
  await expect.element(button('Enviar')).toBeDisabled()
  await userEvent.keyboard('{Enter}')
  await expect.element(field()).toHaveValue('otra')
  expect(await requestsOf(agent)).toHaveLength(1)
  await release(agent)
  await expect.element(said().getByText(ANSWER)).toBeVisible()
  await expect.element(button('Enviar')).toBeEnabled()
})

it.each(SOURCES)(
  'AST-42 the chat with listings of $source shows cards of the mentioned listings, and announces the complete answer',
  async ({ createAgent }) => {
    const agent = await openChat({ createAgent })
    await ask('  ¿Qué tienes con alberca?  ')
    await expect.element(said().getByText(ANSWER)).toBeVisible()
    await expectReady()
    await expect.element(said().getByRole('article')).toHaveLength(2)
    expect(said().element().textContent).not.toContain('[#')
    await expect.poll(announcement).toContain(ANSWER)
    await expect.poll(async () => (await storedTurns(agent)).length).toBe(1)
  },
)
