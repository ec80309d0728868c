import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createAgentWithClient } from '../../../../test-support/agent-with-client.ts'
import { exampleData } from '../../../../test-support/example-data.ts'
import { queryClient } from '../../lib/data/query-client.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { stubWindowOpen } from '../../ui/testing/stub-window-open.ts'
import { CallList } from './call-list.tsx'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

it('CALL-06 CALL-11 CALL-17 the list offers to call or write with a message, removes contacted clients, and ends at the daily target', async () => {
  const windows = stubWindowOpen()
  const agent = await createAgentWithClient(accounts(), '+525512345678')
  const admin = accounts().admin()
  await admin
    .from('clients')
    .update({ created_at: daysAgo(90) })
    .eq('id', agent.clientId)
    .throwOnError()
  await admin
    .from('interactions')
    .insert({
      user_id: agent.id,
      client_id: agent.clientId,
      type: 'call',
      subject: 'Primera llamada',
      scheduled_at: daysAgo(40),
    })
    .throwOnError()
  await admin
    .from('clients')
    .insert({
      user_id: agent.id,
      type: 'comprador',
      first_name: 'Eva',
      last_name: 'Uc',
      phone: '+525512345679',
      created_at: daysAgo(35),
    })
    .throwOnError()
  await admin
    .from('user_settings')
    .upsert({ user_id: agent.id, call_daily_target: 1 }, { onConflict: 'user_id' })
    .throwOnError()
  await renderScreen(<CallList />, { person: agent })
  const call = page.getByRole('article', { name: 'Ana Núñez' })
  const later = page.getByRole('article', { name: 'Eva Uc' })
  await expect.element(call).toHaveTextContent('Sin contacto desde hace 40 días')
  await expect.element(page.getByText('0 de 1 hoy')).toBeVisible()
  await expect.element(later).not.toBeInTheDocument()
  const dial = call.getByRole('link', { name: 'Llamar' })
  await expect.element(dial).toHaveAttribute('href', 'tel:+525512345678')
  await call.getByRole('button', { name: 'WhatsApp' }).click()
  const dialog = page.getByRole('dialog', { name: 'Enviar WhatsApp a Ana' })
  await expect
    .element(dialog.getByRole('textbox', { name: /^Mensaje/ }))
    .toHaveTextContent('Hola Ana, ¿cómo estás? Hace tiempo')
  await dialog.getByRole('button', { name: 'Abrir WhatsApp' }).click()
  await expect.element(page.getByText('Meta de hoy cumplida')).toBeVisible()
  await page.getByRole('button', { name: 'Ver todas (1)' }).click()
  await expect.element(later).toBeVisible()
  await expect.element(call).not.toBeInTheDocument()
  expect(windows[0]?.url()).toMatch(/^https:\/\/wa\.me\/525512345678/)
})

it('FIRST-10 the list marks examples, and leaves them out when there is a real client', async () => {
  const person = await accounts().createPerson()
  const client = await accounts().clientOf(person)
  await client.rpc('add_example_data', { examples: exampleData() }).throwOnError()
  const first = await renderScreen(<CallList />, { person })
  const example = page.getByRole('article', { name: /Ejemplo$/ })
  await expect.element(example.first().getByText('Ejemplo', { exact: true })).toBeVisible()
  await first.unmount()
  queryClient.clear()
  await client
    .from('clients')
    .insert({ type: 'comprador', first_name: 'Ana', last_name: 'Pech', phone: '+525512345678' })
    .throwOnError()
  await renderScreen(<CallList />, { person })
  await expect.element(page.getByRole('article', { name: 'Ana Pech' })).toBeVisible()
  await expect.element(example).not.toBeInTheDocument()
  await expect.element(page.getByText('Ejemplo', { exact: true })).not.toBeInTheDocument()
})
