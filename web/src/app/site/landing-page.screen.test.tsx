import { expect, inject, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ESENCIAL } from '../../../../test-support/subscriptions.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { renderInKit } from '../../ui/testing/render-in-kit.tsx'
import '../../ui/testing/server-context.ts'
import { LandingPage } from './landing-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'

const plan = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
const price = (text: string) => plan('Esencial').getByText(text, { exact: true })
const isPlans = ({ url }: Request) => url.includes('/rest/v1/subscription_plans')

/** As the server that delivers the page tells it; in a test the page comes from elsewhere. */
function serveConfig() {
  const { deployment } = inject('server')
  interceptFetch(
    ({ url }) => url.endsWith('/config.json'),
    () => Response.json(deployment),
  )
  return deployment
}

it('PUB-02 leads to sign-up from header, hero and closing, and to sign-in', async () => {
  serveConfig()
  await renderInKit(<LandingPage />)
  const links = page.getByRole('link', { name: 'Prueba Gratuita' })
  expect(links.elements().map((link) => link.getAttribute('href'))).toEqual([
    '/register',
    '/register',
    '/register',
  ])
  const signIn = page.getByRole('link', { name: 'Iniciar Sesión' }).elements()
  expect(new Set(signIn.map((link) => link.getAttribute('href')))).toEqual(new Set(['/login']))
  await expect
    .element(page.getByRole('link', { name: 'Empezar con Esencial' }))
    .toHaveAttribute('href', `/register?plan=${ESENCIAL}`)
})

it('PUB-03 shows the prices of the database in place of those it was built with', async () => {
  serveConfig()
  const row = {
    id: ESENCIAL,
    name: 'Esencial',
    price_monthly: 35_900,
    price_yearly: 366_180,
    features: ['Todo'],
  }
  interceptFetch(isPlans, () => Response.json([row]))
  await renderInKit(<LandingPage />)
  await expect.element(price('$359')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Agencia' })).not.toBeInTheDocument()
})

it('PUB-03 keeps its own prices when the database cannot be read, by month and by year', async () => {
  serveConfig()
  const lost = interceptFetch(isPlans)
  await renderInKit(<LandingPage />)
  await expect.poll(lost.count).toBe(1)
  await expect.element(price('$349')).toBeVisible()
  await page.getByRole('radio', { name: /^Anual/ }).click({ force: true })
  await expect.element(price('$296.65')).toBeVisible()
  await expect.element(plan('Esencial').getByText('Se paga al año: $3,559.80')).toBeVisible()
  await expect.element(price('$349')).not.toBeVisible()
})

it('PUB-04 shows the operator of the deployment', async () => {
  const { contactEmail, contactPhone, operatorName = '' } = serveConfig()
  const { unmount } = await renderInKit(<LandingPage />)
  const footer = page.getByRole('contentinfo')
  await expect
    .element(footer.getByRole('link', { name: contactEmail }))
    .toHaveAttribute('href', `mailto:${contactEmail}`)
  await expect
    .element(footer.getByRole('link', { name: contactPhone }))
    .toHaveAttribute('href', `tel:${contactPhone.replaceAll(' ', '')}`)
  await unmount()
  await renderInKit(<PrivacyPage />)
  await expect
    .element(page.getByRole('main').getByText(operatorName, { exact: false }).first())
    .toBeVisible()
})

it('opens a question with the keyboard', async () => {
  serveConfig()
  await renderInKit(<LandingPage />)
  const answer = page.getByText('eliges un plan; lo que registraste te espera', { exact: false })
  await expect.element(answer).not.toBeVisible()
  const question = page.getByText('¿Qué pasa cuando terminan los 7 días?').element()
  question.closest('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(answer).toBeVisible()
})
