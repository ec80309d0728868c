import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createAgentWithClient } from '../../../../test-support/agent-with-client.ts'
import { startPlan } from '../../../../test-support/start-plan.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { FollowUpsScreen } from './follow-ups-screen.tsx'

it('PLAN-02 PLAN-23 the form creates a plan, and names a faulty step', async () => {
  const person = await accounts().createPerson()
  await renderScreen(<FollowUpsScreen />, { person })
  await page.getByRole('button', { name: 'Nuevo plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo plan' })
  await dialog.getByRole('textbox', { name: 'Nombre' }).fill('Después de firmar')
  await dialog.getByRole('button', { name: 'Agregar paso' }).click()
  const second = dialog.getByRole('group', { name: 'Paso 2' })
  await dialog.getByRole('group', { name: 'Paso 1' }).getByLabelText('Texto').fill('Felicitar')
  await second.getByLabelText('Días después').fill('900')
  await second.getByLabelText('Texto').fill('Pedir una recomendación')
  await dialog.getByRole('button', { name: 'Crear plan' }).click()
  await expect.element(second.getByText(/de 0 a 730/).first()).toBeVisible()
  await second.getByLabelText('Días después').fill('30')
  await dialog.getByRole('button', { name: 'Crear plan' }).click()
  await expect.element(page.getByText('Plan creado')).toBeVisible()
  const plans = page.getByRole('list', { name: 'Tus planes' })
  await expect
    .element(plans)
    .toHaveTextContent('Después de firmarSolo cuando yo lo inicio · 2 pasos')
  const { data } = await accounts()
    .admin()
    .from('follow_up_plans')
    .select('steps')
    .eq('user_id', person.id)
    .throwOnError()
  expect(data).toEqual([
    {
      steps: [
        { day: 0, kind: 'task', text: 'Felicitar' },
        { day: 30, kind: 'task', text: 'Pedir una recomendación' },
      ],
    },
  ])
})

it('PLAN-09 using a built-in plan copies it, and the copy may start by itself', async () => {
  const person = await accounts().createPerson()
  await renderScreen(<FollowUpsScreen />, { person })
  await page.getByRole('button', { name: 'Usar: Después de una visita' }).click()
  const dialog = page.getByRole('dialog', { name: 'Editar plan' })
  await expect.element(dialog.getByText(/siguen con los pasos de antes/)).toBeVisible()
  const byItself = dialog.getByRole('checkbox', { name: 'Iniciar solo' })
  await expect.element(byItself).not.toBeChecked()
  ;(byItself.element() as HTMLElement).click()
  await expect.element(byItself).toBeChecked()
  await dialog.getByRole('button', { name: 'Guardar cambios' }).click()
  const plans = page.getByRole('list', { name: 'Tus planes' })
  await expect.element(plans.getByText('Inicia solo')).toBeVisible()
  await expect
    .element(page.getByRole('button', { name: 'Usar: Después de una visita' }))
    .not.toBeInTheDocument()
})

it('PLAN-09 a copy that arrives late does not change the plan that the person is writing', async () => {
  const person = await accounts().createPerson()
  await renderScreen(<FollowUpsScreen />, { person })
  const real = globalThis.fetch
  let answer = (): void => undefined
  const mayAnswer = new Promise<void>((resolve) => (answer = resolve))
  interceptFetch(
    ({ url, method }) => method === 'POST' && url.includes('/follow_up_plans'),
    async (request) => {
      await mayAnswer
      return real(request)
    },
  )
  await page.getByRole('button', { name: 'Usar: Después de una visita' }).click()
  await page.getByRole('button', { name: 'Nuevo plan' }).click()
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Nombre' })
  await name.fill('Después de firmar')
  answer()
  await expect
    .element(page.getByLabelText('Más acciones: Después de una visita'))
    .toBeInTheDocument()
  await expect.element(page.getByRole('dialog', { name: 'Nuevo plan' })).toBeVisible()
  await expect.element(name).toHaveValue('Después de firmar')
})

it('PLAN-02 removing a step moves the focus to the next step', async () => {
  await renderScreen(<FollowUpsScreen />, { person: await accounts().createPerson() })
  await page.getByRole('button', { name: 'Nuevo plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nuevo plan' })
  const add = dialog.getByRole('button', { name: 'Agregar paso' })
  await add.click()
  await add.click()
  const remove = (at: number) => dialog.getByRole('button', { name: `: Paso ${at}` })
  await remove(2).click()
  // The removed step's button had the same name as the next one, so the test waits until the last step has moved up.
  await expect.element(remove(3)).not.toBeInTheDocument()
  await expect.element(remove(2)).toHaveFocus()
  await remove(2).click()
  await expect.element(add).toHaveFocus()
})

it('PLAN-06 the screen lists the clients in a plan, and can pause the plan of a client', async () => {
  const agent = await createAgentWithClient(accounts())
  await startPlan(accounts(), agent)
  await renderScreen(<FollowUpsScreen />, { person: agent })
  const runs = page.getByRole('list', { name: 'Clientes en un plan' })
  await expect.element(runs).toHaveTextContent(/Ana NúñezEn cursoBienvenida · Sigue el /)
  await runs.getByRole('button', { name: 'Pausar: Ana Núñez' }).click()
  await expect.element(runs.getByText('En pausa')).toBeVisible()
})
