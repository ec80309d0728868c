import { expect, test, type Page } from '@playwright/test'
import { enter, sidebar } from './support/dashboard.ts'
import { addDocuments, pdfFile } from './support/documents.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { createSubscriber, ESENCIAL, offerOf, PLAN, subscriptionOf } from './support/payments.ts'
import { clientOf, signIn } from './support/people.ts'

const DATE = new Intl.DateTimeFormat('es-MX', {
  dateStyle: 'long',
  timeZone: 'America/Mexico_City',
})

interface State {
  status: 'trial' | 'active' | 'cancelled' | 'expired'
  days: number
  badge: string
  text: (end: Date) => string
  hint?: RegExp
  /** Whether the card lists what the plan includes. */
  includes?: boolean
}

const STATES: State[] = [
  { status: 'trial', days: 3, badge: 'Prueba gratuita', text: () => 'Te quedan 3 días de prueba' },
  {
    status: 'trial',
    days: 1 / 1440,
    badge: 'Prueba gratuita',
    // A test that runs in the last minute of the day sees tomorrow.
    text: (end: Date) =>
      DATE.format(end) === DATE.format(new Date())
        ? 'Tu prueba termina hoy'
        : 'Te queda 1 día de prueba',
    hint: /Elige un plan para seguir sin interrupciones/,
  },
  {
    status: 'trial',
    days: -1,
    badge: 'Prueba terminada',
    text: () => 'Renueva tu suscripción',
    hint: /^Tu prueba terminó el .+ Elige un plan para continuar; tus datos siguen aquí\.$/,
    includes: false,
  },
  {
    status: 'active',
    days: -1,
    badge: 'Suscripción activa',
    text: (end: Date) => `Estamos confirmando tu pago del ${DATE.format(end)}`,
  },
  {
    status: 'active',
    days: 30,
    badge: 'Suscripción activa',
    text: (end: Date) => `Próxima factura: ${DATE.format(end)}`,
  },
  {
    status: 'cancelled',
    days: 20,
    badge: 'Suscripción cancelada',
    text: (end: Date) => `Acceso hasta el ${DATE.format(end)}`,
  },
  {
    status: 'expired',
    days: -10,
    badge: 'Suscripción vencida',
    text: () => 'Renueva tu suscripción',
  },
]

const cancelButton = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Cancelar suscripción' })

test('the card and the plan say how a subscription stands; only an active one can be cancelled', async ({
  page,
}) => {
  for (const { status, days, badge, text, hint, includes = true } of STATES) {
    const paid = status !== 'trial' && { planId: ESENCIAL, billing: 'monthly' as const }
    const { person, end } = await createSubscriber({ status, days, ...paid })
    await signIn(page, person)
    await sidebar(page)
      .getByRole('link', { name: text(end) })
      .click()
    await expect(page).toHaveURL(/\/dashboard\/subscription$/)
    const main = page.getByRole('main')
    await expect(main.getByText(text(end))).toBeVisible()
    await expect(main.getByText(badge)).toBeVisible()
    if (hint) await expect(main.getByText(hint)).toBeVisible()
    await expect(main.getByRole('list', { name: 'Lo que incluye', exact: true })).toHaveCount(
      includes ? 1 : 0,
    )
    await expect(cancelButton(page)).toHaveCount(status === 'active' ? 1 : 0)
    const label = { trial: 'Elegir', cancelled: 'Renovar', expired: 'Renovar', active: '' }[status]
    const buy = offerOf(page, 'Esencial').getByRole('button')
    if (label === '') await expect(buy).toHaveCount(0)
    else await expect(buy).toHaveText(`${label} Esencial`)
  }
})

test('prices by month and year, what is used, and cancelling with a confirmation', async ({
  page,
}) => {
  const { person, end } = await createSubscriber({
    status: 'active',
    days: 30,
    planId: ESENCIAL,
    billing: 'monthly',
  })
  const api = await clientOf(person)
  await addDocuments(person, [{ name: 'Uno' }, { name: 'Dos' }, { name: 'Tres' }])
  await api.from('properties').insert({ wordpress_id: 1, title: 'Casa' }).throwOnError()
  const { buffer, mimeType } = pdfFile()
  await api.storage
    .from('documents')
    .upload(`${person.id}/1_a.pdf`, Buffer.concat([buffer, Buffer.alloc(2_600_000)]), {
      contentType: mimeType,
    })
  const problems = watchConsole(page)
  await signIn(page, person, PLAN)
  for (const [meter, text] of [
    ['Propiedades con etiquetas, clientes o documentos', '1 de 50'],
    ['Documentos', '3 de 100'],
    ['Almacenamiento', '2.5 MB de 1,024 MB'],
  ] as const) {
    await expect(page.getByRole('meter', { name: meter, exact: true })).toHaveAttribute(
      'aria-valuetext',
      text,
    )
  }

  await expect(page.getByText('$349 al mes').first()).toBeVisible()
  await expect(offerOf(page, 'Esencial')).toContainText('Tu plan')
  await expect(offerOf(page, 'Agencia')).toContainText('$1,499al mesSe paga cada mes')
  await page.getByRole('radio', { name: 'Anual -15%' }).click()
  await expect(offerOf(page, 'Agencia')).toContainText('$1,274.15al mesSe paga al año: $15,289.80')
  await expect(page.getByRole('button', { name: 'Pagar cada año' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cambiar a Agencia' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 3 })).toHaveText([
    'Esencial',
    'Profesional',
    'Agencia',
  ])

  await cancelButton(page).click()
  const dialog = page.getByRole('alertdialog', { name: '¿Cancelar tu suscripción?' })
  await expect(dialog).toContainText(`hasta el ${DATE.format(end)}`)
  await dialog.getByRole('button', { name: 'Conservar mi plan' }).click()
  await expect(dialog).toHaveCount(0)
  expect((await subscriptionOf(person)).status).toBe('active')
  expect(problems).toEqual([])

  await page.route('**/rest/v1/subscriptions?*', (route) =>
    route.request().method() === 'PATCH' ? route.abort() : route.continue(),
  )
  await cancelButton(page).click()
  await dialog.getByRole('button', { name: 'Cancelar suscripción' }).click()
  await expect(page.getByText('Error al cancelar la suscripción')).toBeVisible()
  await page.unroute('**/rest/v1/subscriptions?*')
  await dialog.getByRole('button', { name: 'Cancelar suscripción' }).click()
  await expect(page.getByText('Suscripción cancelada exitosamente')).toBeVisible()
  const standing = page.getByRole('main').getByText(`Acceso hasta el ${DATE.format(end)}`)
  await expect(standing).toBeFocused()
  await expect(cancelButton(page)).toHaveCount(0)
  const row = await subscriptionOf(person)
  expect(row).toMatchObject({ status: 'cancelled', auto_renew: false })
  expect(Date.parse(row.cancellation_date ?? '')).toBeGreaterThan(Date.now() - 600_000)
})

const BROKEN = [
  ['**/rest/v1/subscriptions?*', 'Error al cargar los datos de suscripción'],
  ['**/rest/v1/rpc/usage*', 'No se pudo leer cuánto llevas usado'],
  ['**/rest/v1/subscription_plans?*', 'No se pudieron cargar los planes'],
] as const

testEveryLook(
  'the plan in its states is accessible, failures and an empty offer too',
  async ({ page }) => {
    for (const [address] of BROKEN) {
      await page.route(address, (route) => route.fulfill({ status: 500, body: '{}' }))
    }
    await enter(page, PLAN)
    const main = page.getByRole('main')
    for (const [, text] of BROKEN) {
      await expect(main.getByRole('alert').filter({ hasText: text })).toBeVisible()
    }
    await expectAccessible(page)
    for (const [address, text] of BROKEN) {
      await page.unroute(address)
      await main
        .getByRole('alert')
        .filter({ hasText: text })
        .getByRole('button', { name: 'Intentar de nuevo' })
        .click()
    }
    await expect(page.getByRole('heading', { name: 'Plan de prueba' })).toBeVisible()
    await expect(page.getByRole('meter', { name: 'Propiedades' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Elegir Agencia' })).toBeVisible()
    await expectAccessible(page)

    await page.goto(`${PLAN}?plan=${ESENCIAL}&pago=listo`)
    await expect(page.getByText('Estamos confirmando tu pago…')).toBeVisible()
    await expectAccessible(page)
    await page.route('**/rest/v1/subscription_plans?*', (route) => route.fulfill({ json: [] }))
    await page.goto(`${PLAN}?pago=cancelado`)
    await expect(page.getByText('No se hizo ningún cargo.')).toBeVisible()
    await expect(page.getByText('Por ahora no hay planes a la venta')).toBeVisible()
    await expectAccessible(page)
  },
)
