import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { renderScreen } from '../ui/testing/render-screen.tsx'
import { NotFound } from './not-found.tsx'

it('PUB-11 an address that does not exist leads back to the landing page', async () => {
  await renderScreen(<NotFound />, { path: '/no-existe' })
  await expect
    .element(page.getByRole('heading', { level: 1, name: 'Página no encontrada' }))
    .toBeVisible()
  await expect
    .element(page.getByRole('link', { name: 'Volver al inicio' }))
    .toHaveAttribute('href', '/')
})

it('PUB-11 an unknown address inside the dashboard leads back to the dashboard', async () => {
  await renderScreen(<NotFound />, { path: '/dashboard/no-existe' })
  await expect
    .element(page.getByRole('link', { name: 'Volver al inicio' }))
    .toHaveAttribute('href', '/dashboard')
})
