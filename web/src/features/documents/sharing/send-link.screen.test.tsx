import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { createAgentWithClient } from '../../../../../test-support/agent-with-client.ts'
import { insertDocuments } from '../../../../../test-support/documents.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { stubWindowOpen } from '../../../ui/testing/stub-window-open.ts'
import { ShareDialog } from './share-dialog.tsx'

async function open() {
  const agent = await createAgentWithClient(accounts(), '+525512345678')
  const owner = await accounts().clientOf(agent)
  const [id = ''] = await insertDocuments(owner, [{ name: 'Contrato de renta' }])
  await renderScreen(
    <ShareDialog document={{ id, name: 'Contrato de renta' }} onClose={() => {}} />,
    { person: agent },
  )
  await expect.element(page.getByText('Todavía no compartes este documento.')).toBeVisible()
  return { agent, id }
}

const button = (name: string) => page.getByRole('button', { name, exact: true })

async function sendToAna(field: string): Promise<void> {
  await page.getByRole('combobox', { name: field }).fill('ana')
  await page.getByRole('option', { name: /Ana Núñez/ }).click()
  await button('Enviar por WhatsApp').click()
}

const textOf = (address = '') => new URL(address, location.href).searchParams.get('text') ?? ''

it('DOC-51 DOC-56 a link is sent to a client by WhatsApp, and the stored message hides its token', async () => {
  const windows = stubWindowOpen()
  const { agent, id } = await open()
  const admin = accounts().admin()
  await sendToAna('Cliente')
  await expect
    .poll(() => textOf(windows[0]?.url()))
    .toMatch(
      /^Te comparto el documento "Contrato de renta"\. Puedes acceder a él aquí: http\S+\/compartido\/[\w-]{43}$/,
    )
  expect(windows[0]?.url()).toMatch(/^https:\/\/wa\.me\/525512345678/)
  const { data } = await admin
    .from('whatsapp_messages')
    .select('content, client_id, metadata')
    .eq('user_id', agent.id)
    .throwOnError()
  expect(data).toEqual([
    {
      content: textOf(windows[0]?.url()).replace(/compartido\/.*/, 'compartido/••••••'),
      client_id: agent.clientId,
      metadata: { document_id: id },
    },
  ])

  await button('Crear otro enlace').click()
  await button('Crear enlace').click()
  const link = page.getByRole('textbox', { name: 'Enlace' })
  await expect.element(link).toHaveValue(expect.stringMatching(/\/compartido\/[\w-]{43}$/))
  const made = (link.element() as HTMLInputElement).value
  await sendToAna('Cliente al que lo envías por WhatsApp')
  await expect.poll(() => textOf(windows[1]?.url())).toContain(made)
  const { data: shares } = await admin
    .from('document_shares')
    .select('id')
    .eq('user_id', agent.id)
    .throwOnError()
  expect(shares).toHaveLength(2)
})
