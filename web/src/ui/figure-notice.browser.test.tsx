import { afterEach, expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { FigureNotice } from './figure-notice.tsx'
import { renderInKit } from './testing/render-in-kit.tsx'

async function showOn(day: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T18:00:00Z`) })
  await renderInKit(
    <>
      <p>Resultado</p>
      <FigureNotice figure="stateMarkets" />
      <FigureNotice figure="mxnPerUsd" />
    </>,
  )
}

afterEach(() => {
  vi.useRealTimers()
})

it('there is no notice while reference prices and the dollar rate are valid', async () => {
  await showOn('2027-10-31')
  await expect.element(page.getByText('Resultado')).toBeVisible()
  await expect.element(page.getByRole('status')).not.toBeInTheDocument()
})

it('a notice says that reference prices and a dollar rate have expired', async () => {
  await showOn('2027-11-01')
  await expect
    .element(
      page.getByText(/precios de referencia son de noviembre de 2026 y ya tienen más de un año/),
    )
    .toBeVisible()
  await expect.element(page.getByText(/un dólar de \$18\.50, de noviembre de 2026/)).toBeVisible()
})
