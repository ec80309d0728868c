import { formatDate } from '@predio/domain/dates'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  createSubscriber,
  ESENCIAL,
  subscriptionOf,
  type SubscriptionState,
} from '../../../../test-support/subscriptions.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { SubscriptionCard } from './subscription-card.tsx'
import { SubscriptionScreen } from './subscription-screen.tsx'

const PATH = '/dashboard/subscription'
const PAID = { planId: ESENCIAL, billing: 'monthly' } as const

const cancel = () => page.getByRole('button', { name: 'Cancelar suscripción' })
const offer = (plan: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: plan }) })
const date = (end: Date) => formatDate(end, 'America/Mexico_City', 'long')

async function open(state: SubscriptionState, query = '') {
  const { person, end } = await createSubscriber(accounts(), state)
  await renderScreen(<SubscriptionScreen />, { person, path: `${PATH}${query}` })
  return { person, end }
}

interface Shown {
  badge: string
  text: (end: Date) => string
  includes: boolean
  buy: string | undefined
}

it.each<[title: string, SubscriptionState, Shown]>([
  [
    'a trial',
    { status: 'trial', days: 3 },
    {
      badge: 'Prueba gratuita',
      text: () => 'Te quedan 3 días de prueba',
      includes: true,
      buy: 'Elegir Esencial',
    },
  ],
  [
    'a trial that is over',
    { status: 'trial', days: -1 },
    {
      badge: 'Prueba terminada',
      text: () => 'Renueva tu suscripción',
      includes: false,
      buy: 'Elegir Esencial',
    },
  ],
  [
    'an active subscription',
    { status: 'active', days: 30, ...PAID },
    {
      badge: 'Suscripción activa',
      text: (end) => `Próxima factura: ${date(end)}`,
      includes: true,
      buy: undefined,
    },
  ],
  [
    'a cancelled one',
    { status: 'cancelled', days: 20, ...PAID },
    {
      badge: 'Suscripción cancelada',
      text: (end) => `Acceso hasta el ${date(end)}`,
      includes: true,
      buy: 'Renovar Esencial',
    },
  ],
  [
    'an expired one',
    { status: 'expired', days: -10, ...PAID },
    {
      badge: 'Suscripción vencida',
      text: () => 'Renueva tu suscripción',
      includes: true,
      buy: 'Renovar Esencial',
    },
  ],
])('SUB-07 SUB-13 the screen shows %s with its possible actions', async (_, state, shown) => {
  const { end } = await open(state)
  await expect.element(page.getByText(shown.text(end))).toBeVisible()
  await expect.element(page.getByText(shown.badge)).toBeVisible()
  await expect.element(offer('Esencial')).toBeVisible()
  const included = page.getByRole('list', { name: 'Lo que incluye', exact: true })
  await expect.element(included).toHaveLength(shown.includes ? 1 : 0)
  await expect.element(cancel()).toHaveLength(state.status === 'active' ? 1 : 0)
  const buttons = offer('Esencial').getByRole('button')
  await expect
    .poll(() => buttons.elements().map(({ textContent }) => textContent))
    .toEqual(shown.buy ? [shown.buy] : [])
})

it('SUB-03 the sidebar’s card says how many days are left and links to the plan', async () => {
  const { person } = await createSubscriber(accounts(), { status: 'trial', days: 3 })
  await renderScreen(<SubscriptionCard />, { person })
  await expect
    .element(page.getByRole('link', { name: 'Te quedan 3 días de prueba' }))
    .toHaveAttribute('href', PATH)
})

it('SUB-14 the screen shows the used amounts beside the figures of a plan', async () => {
  const { person } = await createSubscriber(accounts(), { status: 'trial', days: 3 })
  const api = await accounts().clientOf(person)
  await api.from('properties').insert({ wordpress_id: 1, title: 'Casa' }).throwOnError()
  await renderScreen(<SubscriptionScreen />, { person, path: PATH })
  for (const [name, text] of [
    ['Propiedades con etiquetas, clientes o documentos', '1 de 50'],
    ['Documentos', '0 de 100'],
    ['Almacenamiento', '0 MB de 1,024 MB'],
  ] as const) {
    await expect
      .element(page.getByRole('meter', { name, exact: true }))
      .toHaveAttribute('aria-valuetext', text)
  }
})

it('SUB-10 the plans are ordered by price, by month and by year', async () => {
  await open({ status: 'active', days: 30, ...PAID })
  await expect.element(page.getByText('$349 al mes').first()).toBeVisible()
  await expect.element(offer('Esencial')).toHaveTextContent('Tu plan')
  await expect.element(offer('Agencia')).toHaveTextContent('$1,499al mesSe paga cada mes')
  await page.getByRole('radio', { name: 'Anual -15%' }).click()
  await expect
    .element(offer('Agencia'))
    .toHaveTextContent('$1,274.15al mesSe paga al año: $15,289.80')
  await expect.element(page.getByRole('button', { name: 'Pagar cada año' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Cambiar a Agencia' })).toBeVisible()
  const names = page.getByRole('heading', { level: 3 }).elements()
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Esencial',
    'Profesional',
    'Agencia',
  ])
})

it('SUB-07 the plan is cancelled after a confirmation, and a failed cancellation is reported', async () => {
  const { person, end } = await open({ status: 'active', days: 30, ...PAID })
  const dialog = page.getByRole('alertdialog', { name: '¿Cancelar tu suscripción?' })
  await cancel().click()
  await expect.element(dialog).toHaveTextContent(`hasta el ${date(end)}`)
  await dialog.getByRole('button', { name: 'Conservar mi plan' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  expect((await subscriptionOf(accounts(), person)).status).toBe('active')

  const lost = interceptFetch(
    ({ method, url }) => method === 'PATCH' && url.includes('/rest/v1/subscriptions'),
  )
  await cancel().click()
  await dialog.getByRole('button', { name: 'Cancelar suscripción' }).click()
  await expect.element(page.getByText('Error al cancelar la suscripción')).toBeVisible()
  lost.release()
  await dialog.getByRole('button', { name: 'Cancelar suscripción' }).click()
  await expect.element(page.getByText('Suscripción cancelada exitosamente')).toBeVisible()
  await expect.element(page.getByText(`Acceso hasta el ${date(end)}`)).toHaveFocus()
  expect(await subscriptionOf(accounts(), person)).toMatchObject({
    status: 'cancelled',
    auto_renew: false,
  })
})

it('SUB-24 the screen waits for the payment that the address names, and shows it when it arrives', async () => {
  const query = `?plan=${ESENCIAL}&pagar=mensual&pago=listo`
  const { person } = await open({ status: 'trial', days: 5 }, query)
  await expect.element(page.getByText('Estamos confirmando tu pago…')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Plan de prueba' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Elegir Esencial' })).toBeDisabled()
  await accounts()
    .admin()
    .from('subscriptions')
    .update({ status: 'active', plan_id: ESENCIAL, billing_type: 'monthly' })
    .eq('user_id', person.id)
    .throwOnError()
  await expect.element(page.getByText('¡Listo! Tu plan Esencial está activo.')).toBeVisible()
})

it('SUB-24 after leaving the payment page, the screen says that nothing was charged', async () => {
  await open({ status: 'trial', days: 5 }, `?plan=${ESENCIAL}&pago=cancelado`)
  await expect.element(page.getByText('No se hizo ningún cargo.', { exact: false })).toBeVisible()
  await expect.element(offer('Esencial')).toHaveTextContent('Tu elección')
  await expect.element(page.getByRole('button', { name: 'Elegir Esencial' })).toBeEnabled()
})
