import { expect, test } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { createAgentWithClient } from './support/activities.ts'
import { signIn } from './support/people.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

// PLAN-06, PLAN-08, INT-13
test('a plan that was started by hand is paused when the client answers, and resumed', async ({
  page,
}) => {
  const agent = await createAgentWithClient('+525512345678')
  await signIn(page, agent)
  await page.goto(`/dashboard/clientes/${agent.clientId}`)
  await page.getByRole('button', { name: 'Iniciar un plan' }).tap()
  const dialog = page.getByRole('dialog', { name: 'Plan de seguimiento para Ana' })
  await expect(dialog.getByText(/Hola Ana, ¡gracias por contactarme!/)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Iniciar plan' }).tap()
  const plan = page.getByRole('list', { name: 'Plan de seguimiento' })
  await expect(plan.getByText('En curso')).toBeVisible()

  await page.getByLabel('Anotar').fill('Contestó que sigue buscando')
  await page.getByText('El cliente me contactó').tap()
  await page.getByRole('button', { name: 'Guardar', exact: true }).tap()
  await expect(plan.getByText('En pausa')).toBeVisible()
  await expect(plan.getByText('El cliente respondió')).toBeVisible()
  const history = page.getByRole('list', { name: 'Historial' })
  await expect(history.getByRole('listitem').first()).toContainText('Del cliente')
  await expectAccessible(page)

  await plan.getByRole('button', { name: 'Reanudar' }).tap()
  await expect(plan.getByText('En curso')).toBeVisible()
  await page.reload()
  await expect(plan.getByText('En curso')).toBeVisible()
})
