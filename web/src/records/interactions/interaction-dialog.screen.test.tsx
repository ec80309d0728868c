import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createAgentWithClient } from '../../../../test-support/agent-with-client.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { InteractionDialog } from './interaction-dialog.tsx'

const create = () => page.getByRole('button', { name: 'Crear interacción' })

it('INT-03 an interaction without a client is refused, and its field gets the focus', async () => {
  await renderScreen(<InteractionDialog onClose={() => undefined} />, {
    person: await accounts().createPerson(),
  })
  await create().click()
  await expect.element(page.getByText('Selecciona un cliente')).toBeVisible()
  await expect.element(page.getByRole('combobox', { name: 'Cliente' })).toHaveFocus()
})

it('INT-06 INT-08 typed values and the suggested outcome stay when the save fails', async () => {
  const agent = await createAgentWithClient(accounts())
  const client = { id: agent.clientId, label: 'Ana Núñez' }
  await renderScreen(<InteractionDialog client={client} onClose={() => undefined} />, {
    person: agent,
  })
  await page.getByLabelText('Asunto').fill('Visita a la casa')
  await page.getByRole('button', { name: 'Lo va a pensar' }).click()
  const refused = interceptFetch(
    ({ method, url }) => method === 'POST' && url.includes('/rest/v1/interactions'),
    () => new Response('{}', { status: 400 }),
  )
  await create().click()
  const alert = page.getByRole('alert')
  await expect.element(alert).toHaveTextContent('Error al guardar la interacción')
  await expect.element(page.getByLabelText('Asunto')).toHaveValue('Visita a la casa')
  refused.release()
  await create().click()
  await expect.element(page.getByText('Interacción creada exitosamente')).toBeVisible()
  const { data } = await accounts()
    .admin()
    .from('interactions')
    .select('client_id, type, subject, outcome')
    .eq('user_id', agent.id)
    .throwOnError()
  expect(data).toEqual([
    { client_id: client.id, type: 'call', subject: 'Visita a la casa', outcome: 'Lo va a pensar' },
  ])
})
