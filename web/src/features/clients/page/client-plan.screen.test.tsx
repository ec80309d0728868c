import { BUILT_IN_PLANS, stepDay } from '@predio/domain/follow-ups'
import { formatCalendarDate, toCalendarDate } from '@predio/domain/dates'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createAgentWithClient } from '../../../../../test-support/agent-with-client.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { ClientPage } from './client-page.tsx'

/** Waits until the cards have loaded, because buttons may move before that. */
async function cardsRead(): Promise<void> {
  for (const text of ['No está en ningún plan.', 'No tiene propiedades vinculadas.']) {
    await expect.element(page.getByText(text)).toBeVisible()
  }
}

it('PLAN-03 PLAN-09 the page shows the steps of a built-in plan, starts a copy of the plan, and ends it', async () => {
  const agent = await createAgentWithClient(accounts(), '+525512345678')
  await renderScreen(<ClientPage clientId={agent.clientId} />, { person: agent })
  await cardsRead()
  await page.getByRole('button', { name: 'Iniciar un plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan de seguimiento para Ana' })
  // The client is a buyer, so the dialog proposes the plan for buyers.
  await expect.element(dialog.getByRole('button', { name: /Comprador nuevo/ })).toBeVisible()
  const steps = dialog.getByRole('list', { name: 'Qué va a pasar' })
  await expect.element(steps.getByText(/Hola Ana, ¡gracias por contactarme!/)).toBeVisible()
  const today = toCalendarDate(new Date(), 'America/Mexico_City')
  const third = stepDay(today, 3)
  const style = third.slice(0, 4) === today.slice(0, 4) ? 'weekday' : 'long'
  await expect
    .element(steps.getByRole('listitem').nth(2))
    .toHaveTextContent(formatCalendarDate(third, style))
  await dialog.getByRole('button', { name: 'Iniciar plan' }).click()
  await expect.element(page.getByText('Plan iniciado')).toBeVisible()

  const plans = page.getByRole('list', { name: 'Plan de seguimiento' })
  await expect.element(plans.getByText('Comprador nuevo')).toBeVisible()
  await expect.element(plans.getByText('En curso')).toBeVisible()
  await expect.element(plans.getByText(/Paso 2 de 6/)).toBeVisible()
  const send = page.getByRole('button', { name: 'Enviar el mensaje por WhatsApp: Ana' })
  await expect.element(send.first()).toBeVisible()
  const { data: copies } = await accounts()
    .admin()
    .from('follow_up_plans')
    .select('name, built_in, is_automatic')
    .eq('user_id', agent.id)
    .throwOnError()
  expect(copies).toEqual([{ name: 'Comprador nuevo', built_in: 'new_buyer', is_automatic: false }])

  await plans.getByRole('button', { name: 'Terminar' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Terminar' }).click()
  await expect.element(page.getByText('No está en ningún plan.')).toBeVisible()
})

it('PLAN-03 PLAN-21 a plan shows a task word for word and a message for the client, and lists equal steps separately', async () => {
  const agent = await createAgentWithClient(accounts())
  const text = 'Llamar a {{nombre}}'
  const steps = [
    { day: 3, kind: 'task', text },
    { day: 3, kind: 'task', text },
    { day: 5, kind: 'message', text: 'Hola {{nombre}}' },
  ]
  const plans = accounts().admin().from('follow_up_plans')
  await plans.insert({ user_id: agent.id, name: 'Llamadas', steps }).throwOnError()
  await renderScreen(<ClientPage clientId={agent.clientId} />, { person: agent })
  await cardsRead()
  await page.getByRole('button', { name: 'Iniciar un plan' }).click()
  const dialog = page.getByRole('dialog', { name: 'Plan de seguimiento para Ana' })
  const shown = dialog.getByRole('list', { name: 'Qué va a pasar' }).getByRole('listitem')
  const choose = async (from: RegExp, to: string) => {
    await dialog.getByRole('button', { name: from }).click()
    await page.getByRole('option', { name: to }).click()
  }
  await choose(/Comprador nuevo/, 'Llamadas')
  await expect.element(shown.nth(1)).toHaveTextContent(text)
  await expect.element(shown.nth(2)).toHaveTextContent('Hola Ana')
  await choose(/Llamadas/, 'Oferta en camino')
  await expect.element(shown.first()).not.toHaveTextContent(text)
  const offer = BUILT_IN_PLANS.find(({ name }) => name === 'Oferta en camino')
  await expect.element(shown).toHaveLength(offer?.steps.length ?? 0)
  await choose(/Oferta en camino/, 'Llamadas')
  await dialog.getByRole('button', { name: 'Iniciar plan' }).click()
  const running = page.getByRole('list', { name: 'Plan de seguimiento' })
  await expect.element(running.getByText(text)).toBeVisible()
})
