import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createAgentWithClient } from '../../../../test-support/agent-with-client.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { stubWindowOpen } from '../../ui/testing/stub-window-open.ts'
import { TasksTab } from './tasks-tab.tsx'

async function open(message: string) {
  const agent = await createAgentWithClient(accounts(), '+525512345678')
  await accounts()
    .admin()
    .from('tasks')
    .insert({
      user_id: agent.id,
      assigned_to: agent.id,
      title: 'Escribir a Ana por WhatsApp',
      due_date: new Date().toISOString(),
      client_id: agent.clientId,
      message,
    })
    .throwOnError()
  await renderScreen(<TasksTab />, { person: agent })
  await page.getByRole('button', { name: 'Enviar el mensaje por WhatsApp: Ana' }).click()
  return agent
}

it('PLAN-11 one press opens WhatsApp with the task’s message and completes the task', async () => {
  const windows = stubWindowOpen()
  const agent = await open('Hola {{nombre}}, ¿cómo vas?')
  await expect
    .poll(() => windows[0]?.url())
    .toBe('https://wa.me/525512345678?text=Hola%20Ana%2C%20%C2%BFc%C3%B3mo%20vas%3F')
  const status = async () => {
    const { data } = await accounts()
      .admin()
      .from('tasks')
      .select('status')
      .eq('user_id', agent.id)
      .single()
      .throwOnError()
    return data.status
  }
  await expect.poll(status).toBe('completed')
})

it('PLAN-11 a task whose message lacks a value asks for it first', async () => {
  const windows = stubWindowOpen()
  await open('Hola {{nombre}}, ¿viste {{propiedad}}?')
  const dialog = page.getByRole('dialog', { name: 'Enviar WhatsApp a Ana' })
  await expect
    .element(dialog.getByRole('textbox', { name: /^Mensaje/ }))
    .toHaveTextContent('Hola Ana, ¿viste {{propiedad}}?')
  expect(windows).toHaveLength(0)
})
