import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { createAgentWithClient } from '../../../../test-support/agent-with-client.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { TaskDialog } from './task-dialog.tsx'
import { typeAt } from '../../ui/testing/type-at.ts'

const create = () => page.getByRole('button', { name: 'Crear tarea' })
const title = () => page.getByLabelText('Título')

it('TASK-02 TASK-19 a task without a title is refused, and its field gets the focus', async () => {
  await renderScreen(<TaskDialog onClose={() => undefined} />, {
    person: await accounts().createPerson(),
  })
  await create().click()
  await expect.element(page.getByText('Escribe el título de la tarea')).toBeVisible()
  await expect.element(title()).toHaveFocus()
})

it('TASK-08 TASK-15 a task is saved for the agent, with its client and due time', async () => {
  const agent = await createAgentWithClient(accounts())
  const onClose = vi.fn<() => void>()
  await renderScreen(<TaskDialog onClose={onClose} />, { person: agent })
  await title().fill('Llamar al notario')
  await typeAt(page.getByRole('spinbutton', { name: /^día/ }), '20112030')
  await page.getByLabelText('Hora').fill('17:30')
  await page.getByRole('combobox', { name: 'Cliente' }).fill('ana')
  await page.getByRole('option', { name: 'Ana Núñez' }).click()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await create().click()
  await expect.element(page.getByText('Tarea creada exitosamente')).toBeVisible()
  await expect.poll(() => onClose).toHaveBeenCalledOnce()
  const { data } = await accounts()
    .admin()
    .from('tasks')
    .select('title, status, priority, assigned_to, client_id, due_date')
    .eq('user_id', agent.id)
    .throwOnError()
  expect(data).toEqual([
    {
      title: 'Llamar al notario',
      status: 'pending',
      priority: 'medium',
      assigned_to: agent.id,
      client_id: agent.clientId,
      due_date: '2030-11-20T23:30:00+00:00',
    },
  ])
})

it('CLIENT-21 saving a task waits for the client that is being created for it', async () => {
  const person = await accounts().createPerson()
  await renderScreen(<TaskDialog onClose={() => undefined} />, { person })
  await title().fill('Llamar al notario')
  const real = globalThis.fetch
  let goOn = (): void => {}
  const isAnswering = new Promise<void>((resolve) => (goOn = resolve))
  const creating = interceptFetch(
    ({ method, url }) => method === 'POST' && url.includes('/rest/v1/clients'),
    async (request) => {
      await isAnswering
      return real(request)
    },
  )
  await page.getByRole('combobox', { name: 'Cliente' }).fill('Zoé Pech')
  await page.getByRole('option', { name: /Zoé Pech/ }).click()
  await expect.poll(creating.count).toBe(1)
  await expect.element(page.getByText('Creando cliente…')).toBeVisible()
  await expect.element(page.getByRole('listbox')).not.toBeInTheDocument()
  await create().click()
  goOn()
  await expect.element(page.getByText('Tarea creada exitosamente')).toBeVisible()
  const { data } = await accounts()
    .admin()
    .from('tasks')
    .select('clients(first_name)')
    .eq('user_id', person.id)
    .throwOnError()
  expect(data).toEqual([{ clients: { first_name: 'Zoé' } }])
})

it('TASK-15 typed values stay when the save of a task fails', async () => {
  const person = await accounts().createPerson()
  await renderScreen(<TaskDialog onClose={() => undefined} />, { person })
  await title().fill('Llamar al notario')
  const refused = interceptFetch(
    ({ method, url }) => method === 'POST' && url.includes('/rest/v1/tasks'),
    () => new Response('{}', { status: 400 }),
  )
  await create().click()
  await expect.element(page.getByRole('alert')).toHaveTextContent('Error al guardar la tarea')
  await expect.element(title()).toHaveValue('Llamar al notario')
  refused.release()
  await create().click()
  await expect.element(page.getByText('Tarea creada exitosamente')).toBeVisible()
})
