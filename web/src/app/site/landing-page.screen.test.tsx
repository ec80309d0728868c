import type { ReactNode } from 'react'
import { expect, inject, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { ESENCIAL } from '../../../../test-support/subscriptions.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { renderInKit } from '../../ui/testing/render-in-kit.tsx'
import '../../ui/testing/server-context.ts'
import { LandingPage } from './landing-page.tsx'
import { PrivacyPage } from './privacy-page.tsx'
import { showDeployment } from './show-deployment.ts'

const plan = (name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
const features = (name: string) =>
  [...plan(name).element().querySelectorAll('li')].map(({ textContent }) => textContent)
const price = (text: string) => plan('Esencial').getByText(text, { exact: true })
const isPlans = ({ url }: Request) => url.includes('/rest/v1/subscription_plans')

function serveConfig() {
  const { deployment } = inject('server')
  interceptFetch(
    ({ url }) => url.endsWith('/config.json'),
    () => Response.json(deployment),
  )
  return deployment
}

async function open(document: ReactNode) {
  const rendered = await renderInKit(document)
  await expect.element(page.getByRole('contentinfo')).toBeInTheDocument()
  void showDeployment()
  return rendered
}

it('PUB-02 the landing page links to sign-up from header, hero and closing, and to sign-in', async () => {
  serveConfig()
  await open(<LandingPage />)
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

it('PUB-03 the landing page shows the prices of the database in place of the prices of the build', async () => {
  serveConfig()
  const row = {
    id: ESENCIAL,
    name: 'Esencial',
    price_monthly: 35_900,
    price_yearly: 366_180,
    features: ['Todo'],
  }
  interceptFetch(isPlans, () => Response.json([row]))
  await open(<LandingPage />)
  await expect.element(price('$359')).toBeVisible()
  await expect.element(plan('Esencial').getByText('Se paga al año: $3,661.80')).toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Agencia' })).not.toBeInTheDocument()
  expect(features('Esencial')).toEqual(['Todo'])
})

it('PUB-03 the landing page shows as many plans and features as the database has', async () => {
  serveConfig()
  const names = ['Uno', 'Dos', 'Tres', 'Cuatro']
  const rows = names.map((name, index) => ({
    id: `91a00000-0000-4000-8000-00000000010${index}`,
    name,
    price_monthly: 10_000,
    price_yearly: 102_000,
    features: names.map((feature) => `${name} ${feature}`),
  }))
  interceptFetch(isPlans, () => Response.json(rows))
  await open(<LandingPage />)
  await expect.element(page.getByRole('heading', { name: 'Cuatro' })).toBeInTheDocument()
  expect(features('Cuatro')).toEqual(['Cuatro Uno', 'Cuatro Dos', 'Cuatro Tres', 'Cuatro Cuatro'])
  for (const [index, name] of names.entries()) {
    await expect
      .element(page.getByRole('link', { name: `Empezar con ${name}`, exact: true }))
      .toHaveAttribute('href', `/register?plan=${rows[index]?.id}`)
  }
})

it('PUB-03 the landing page keeps its own prices when the database cannot be read, by month and by year', async () => {
  serveConfig()
  const lost = interceptFetch(isPlans)
  await open(<LandingPage />)
  await expect.poll(lost.count).toBe(1)
  await expect.element(price('$349')).toBeVisible()
  await page.getByRole('radio', { name: /^Anual/ }).click({ force: true })
  await expect.element(price('$296.65')).toBeVisible()
  await expect.element(plan('Esencial').getByText('Se paga al año: $3,559.80')).toBeVisible()
  await expect.element(price('$349')).not.toBeVisible()
})

it('PUB-04 the landing page names the operator of the server', async () => {
  const { contactEmail, contactPhone, operatorName = '' } = serveConfig()
  const { unmount } = await open(<LandingPage />)
  const footer = page.getByRole('contentinfo')
  await expect
    .element(footer.getByRole('link', { name: contactEmail }))
    .toHaveAttribute('href', `mailto:${contactEmail}`)
  await expect
    .element(footer.getByRole('link', { name: contactPhone }))
    .toHaveAttribute('href', `tel:${contactPhone.replaceAll(' ', '')}`)
  await unmount()
  await open(<PrivacyPage />)
  await expect
    .element(page.getByRole('main').getByText(operatorName, { exact: false }).first())
    .toBeVisible()
})

it('a question of the landing page opens with the keyboard', async () => {
  serveConfig()
  await open(<LandingPage />)
  const answer = page.getByText('eliges un plan; lo que registraste te espera', { exact: false })
  await expect.element(answer).not.toBeVisible()
  const question = page.getByText('¿Qué pasa cuando terminan los 7 días?').element()
  question.closest('summary')?.focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(answer).toBeVisible()
})
