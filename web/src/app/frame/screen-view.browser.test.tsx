import { expect, it, onTestFinished, vi } from 'vitest'
import { page } from 'vitest/browser'
import { lazy } from '../../lib/lazy.ts'
import { renderInKit } from '../../ui/testing/render-in-kit.tsx'
import { ScreenView } from './screen-view.tsx'

const failure = () => page.getByRole('alert').filter({ hasText: 'Algo salió mal' })
const retry = () => failure().getByRole('button', { name: 'Intentar de nuevo' })

it('FRAME-30 a part whose code did not load is requested again when the person asks, and not before', async () => {
  // Offline, because with a connection the second failure would reload the page.
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => online.mockRestore())
  let asked = 0
  const Part = lazy(async () => {
    asked += 1
    if (asked < 3) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>La parte</p> }
  })
  const screen = { label: 'Pantalla', load: async () => ({ Screen: () => <Part /> }) }
  await renderInKit(<ScreenView of={screen} />)
  await expect.element(failure()).toHaveTextContent('No pudimos traer esta pantalla')
  expect(asked).toBe(1)

  await retry().click()
  await expect.poll(() => asked).toBe(2)
  await expect.element(failure()).toBeVisible()
  await retry().click()
  await expect.element(page.getByText('La parte')).toBeVisible()
  await expect.element(failure()).not.toBeInTheDocument()
  expect(asked).toBe(3)
})

it('FRAME-30 a part whose code did not load is requested again when its screen is reopened', async () => {
  let isLost = true
  const Part = lazy(async () => {
    if (isLost) throw new TypeError('Failed to fetch dynamically imported module')
    return { default: () => <p>La parte</p> }
  })
  const load = async () => ({ Screen: () => <Part /> })
  const screen = { label: 'Pantalla', load }
  const rendered = await renderInKit(<ScreenView of={screen} />)
  await expect.element(failure()).toBeVisible()
  await rendered.unmount()
  isLost = false
  await renderInKit(<ScreenView of={screen} />)
  await expect.element(page.getByText('La parte')).toBeVisible()
})
