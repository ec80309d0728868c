import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { SESSION_KEY } from '../lib/session-key.ts'
import { renderInKit } from '../ui/testing/render-in-kit.tsx'
import { FullPageError } from './full-page-error.tsx'

const OFFER = 'Tú abres puertas todos los días.'
const TEXT = 'Lo sentimos, ha ocurrido un error. Por favor, intenta recargar la página.'

it('PUB-10 a page that failed says what happened and why, and offers to reload', async () => {
  await page.viewport(1280, 800)
  await renderInKit(<FullPageError reason="config.json answered 503" />)
  await expect.element(page.getByRole('heading', { name: 'Algo salió mal' })).toBeVisible()
  await expect.element(page.getByText(TEXT)).toBeVisible()
  await expect.element(page.getByText('config.json answered 503')).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Recargar Página' })).toBeVisible()
  await expect.element(page.getByText(OFFER)).toBeVisible()
})

it('PUB-10 a page that failed shows no advertising to a person who is signed in', async () => {
  await page.viewport(1280, 800)
  const session = { access_token: 'a', refresh_token: 'r', expires_at: 1, user: { id: '1' } }
  localStorage.setItem(SESSION_KEY, JSON.stringify(session))
  await renderInKit(<FullPageError />)
  await expect.element(page.getByRole('heading', { name: 'Algo salió mal' })).toBeVisible()
  await expect.element(page.getByText(OFFER)).not.toBeInTheDocument()
})
