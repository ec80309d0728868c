import { expect, it } from 'vitest'
import { ask, button, expectReady, openChat, release, said } from '../testing/open-chat.tsx'

const messages = () => said().element()

function distanceToEnd(): number {
  const { scrollHeight, scrollTop, clientHeight } = messages()
  return Math.round(scrollHeight - scrollTop - clientHeight)
}

it('AST-83 a long answer is shown from its beginning, and the text that the person reads does not move', async () => {
  const agent = await openChat({ ai: 'held' })
  const lines = Array.from({ length: 80 }, (_, line) => `${line + 1}. Renglón número ${line + 1}`)
  await ask(`Repite: ${lines.join('\n')}`)
  // Text that arrives later would move the content that the test has scrolled.
  await expect.poll(() => messages().textContent).toMatch(/Tú: .*Asistente: .*Renglón número 40/s)
  messages().scrollTop = 60
  await expect.element(button('Ir al final')).toBeVisible()
  const before = distanceToEnd()
  await release(agent)
  await expectReady()
  await expect.poll(distanceToEnd).toBeGreaterThan(before)
  expect(messages().scrollTop).toBe(60)

  await button('Ir al final').click()
  await expect.poll(distanceToEnd).toBeLessThan(2)
  await expect.element(button('Ir al final')).not.toBeInTheDocument()
})

it('AST-83 the panel scrolls to a new question, wherever the person was reading', async () => {
  await openChat()
  const lines = Array.from({ length: 80 }, (_, line) => `${line + 1}. Renglón número ${line + 1}`)
  await ask(`Repite: ${lines.join('\n')}`)
  await expect.poll(() => messages().textContent).toMatch(/Tú: .*Asistente: .*Renglón número 80/s)
  await expectReady()
  messages().scrollTop = 0
  await expect.element(button('Ir al final')).toBeVisible()
  await ask('Casas')
  await expect.element(said().getByText('Tú: Casas')).toBeInViewport()
})
