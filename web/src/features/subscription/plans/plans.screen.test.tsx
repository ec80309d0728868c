import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import {
  createSubscriber,
  ESENCIAL,
  PROFESIONAL,
  subscriptionOf,
} from '../../../../../test-support/subscriptions.ts'
import { deployment } from '../../../lib/deployment.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { SubscriptionScreen } from '../subscription-screen.tsx'

const isOrder = ({ method, url }: Request) =>
  method === 'POST' && url.endsWith('/create-checkout-session')
const offer = () =>
  page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 3, name: 'Esencial' }) })
const choose = () => page.getByRole('button', { name: 'Elegir Esencial' })

async function open(query = '') {
  const { person } = await createSubscriber(accounts(), { status: 'trial', days: 5 })
  const path = `/dashboard/subscription${query}`
  await renderScreen(<SubscriptionScreen />, { person, path })
  await expect.element(choose()).toBeEnabled()
  return person
}

function changeOrder(change: Record<string, unknown>, bearer?: string) {
  const real = globalThis.fetch
  return interceptFetch(isOrder, async (request) => {
    const order = (await request.clone().json()) as Record<string, unknown>
    const headers = new Headers(request.headers)
    if (bearer) headers.set('authorization', `Bearer ${bearer}`)
    return real(request.url, {
      method: 'POST',
      headers,
      body: JSON.stringify({ ...order, ...change }),
    })
  })
}

it('SUB-20 each refusal is shown in Spanish, beside the requested plan', async () => {
  const person = await open()
  const failure = offer().getByRole('alert')
  const refusals: [Record<string, unknown>, string | undefined, string][] = [
    [{}, 'ey.no.token', 'Tu sesión terminó. Vuelve a entrar para continuar.'],
    [{ userId: PROFESIONAL }, undefined, 'Solo puedes contratar un plan para tu propia cuenta.'],
    [{ planId: 'oro' }, undefined, 'Ese plan no existe o ya no se ofrece.'],
    [{ billingType: 'daily' }, undefined, 'Elige si quieres pagar cada mes o cada año.'],
    [
      { returnUrl: 'https://otro.example/' },
      undefined,
      'La dirección a la que volverías después de pagar no es de este sitio.',
    ],
  ]
  for (const [change, bearer, text] of refusals) {
    // The server accepts only its own address as return address, which a test page does not have.
    const changed = changeOrder({ returnUrl: serverAddress(), ...change }, bearer)
    await choose().click()
    await expect.element(failure).toHaveTextContent(text)
    changed.release()
  }
  interceptFetch(isOrder)
  await choose().click()
  await expect
    .element(failure)
    .toHaveTextContent('Error al procesar la actualización. Revisa tu conexión e intenta de nuevo.')
  expect((await subscriptionOf(accounts(), person)).status).toBe('trial')
})

it('SUB-23 says that payments are not configured, and whom to write to', async () => {
  await open()
  changeOrder({ returnUrl: serverAddress() })
  await choose().click()
  await expect
    .element(offer().getByRole('alert'))
    .toHaveTextContent('Los pagos no están configurados')
  await expect.element(offer().getByRole('link')).toHaveTextContent(/@/)
})

it('ACC-16 the plan that was chosen on the landing page is marked', async () => {
  await open(`?plan=${ESENCIAL}`)
  await expect.element(page.getByText('Elegiste el plan Esencial.', { exact: false })).toBeVisible()
  await expect.element(offer()).toHaveTextContent('Tu elección')
})

function serverAddress(): string {
  return new URL('/dashboard/subscription', deployment().supabaseUrl).href
}
