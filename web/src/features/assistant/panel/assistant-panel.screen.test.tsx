import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ANSWER, ask, button, field, openChat, said } from '../testing/open-chat.tsx'

const WINDOWS = [
  [320, 320],
  [390, 844],
  [568, 320],
  [639, 360],
  [640, 320],
  [720, 450],
  [844, 390],
  [911, 433],
  [1023, 380],
  [1023, 700],
  [1024, 320],
  [1093, 520],
] as const

function isOnTop(part: Element): boolean {
  const { x, y, width, height } = part.getBoundingClientRect()
  return part.contains(document.elementFromPoint(x + width / 2, y + height / 2))
}

it('AST-89 the message field and its buttons stay visible in every window', async () => {
  await openChat()
  await field().fill('Una pregunta larga. '.repeat(40))
  for (const [width, height] of WINDOWS) {
    await page.viewport(width, height)
    for (const part of [field(), button('Enviar'), button('Cerrar el chat')]) {
      await expect.element(part, { message: `${width} × ${height}` }).toBeInViewport({ ratio: 1 })
      const message = `nothing covers it at ${width} × ${height}`
      await expect.poll(() => isOnTop(part.element()), { message }).toBe(true)
    }
  }
  await ask('Casas')
  await expect.element(said().getByText(ANSWER)).toBeVisible()
})

it('AST-80 the panel is 600 pixels high beside the list of a desktop', async () => {
  await page.viewport(1280, 900)
  await openChat()
  const panel = page.getByRole('complementary', { name: 'Chat Asistente' })
  await expect.element(panel.getByRole('heading', { name: 'Chat Asistente' })).toBeVisible()
  await expect.poll(() => panel.element().getBoundingClientRect().height).toBe(600)
  await expect.element(field()).toHaveFocus()
})
