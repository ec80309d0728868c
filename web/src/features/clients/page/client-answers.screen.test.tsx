import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createAgentWithClient } from '../../../../../test-support/agent-with-client.ts'
import { startPlan } from '../../../../../test-support/start-plan.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { ClientPage } from './client-page.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

it('PLAN-06 PLAN-08 INT-13 a note about a contact by the client pauses the client’s plan, and a press resumes it', async () => {
  const agent = await createAgentWithClient(accounts())
  await startPlan(accounts(), agent)
  await renderScreen(<ClientPage clientId={agent.clientId} />, { person: agent })
  const runs = page.getByRole('list', { name: 'Plan de seguimiento' })
  await expect.element(runs.getByText('En curso')).toBeVisible()
  await expect.element(page.getByText('No tiene propiedades vinculadas.')).toBeVisible()

  await page.getByLabelText('Anotar').fill('Contestó que sigue buscando')
  await page.getByText('El cliente me contactó').click()
  await button('Guardar').click()
  await expect.element(runs.getByText('En pausa')).toBeVisible()
  await expect.element(runs.getByText('El cliente respondió')).toBeVisible()
  const history = page.getByRole('list', { name: 'Historial' })
  await expect.element(history.getByRole('listitem').first()).toHaveTextContent('Del cliente')

  await runs.getByRole('button', { name: 'Reanudar' }).click()
  await expect.element(runs.getByText('En curso')).toBeVisible()
})
