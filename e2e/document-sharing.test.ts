import { expect, test } from '@playwright/test'
import { createAgentWithClient, stubForWhatsApp } from './support/activities.ts'
import { addDocuments, openDocuments, rowOf } from './support/documents.ts'
import { closeWithEscape } from './support/page.ts'
import { admin, signIn } from './support/people.ts'
import { agentWithContract, makeLink, openShare, sharesOf, visit } from './support/shares.ts'

// DOC-07, DOC-45, DOC-59
test('a link opens a document without an account, is counted and announced, and stops working when revoked', async ({
  page,
  browser,
}) => {
  const agent = await agentWithContract(page)
  const address = await makeLink(page, 'Contrato de renta')
  const guest = await visit(browser, address)
  await expect(guest.getByRole('heading', { level: 1, name: 'Contrato de renta' })).toBeVisible()
  await expect(guest.getByText('El señor Núñez paga $12,500.00.')).toBeVisible()
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  const download = guest.waitForEvent('download')
  await guest.getByRole('button', { name: 'Descargar PDF' }).click()
  expect((await download).suggestedFilename()).toBe('Contrato de renta.pdf')
  await guest.reload()
  await expect(guest.getByText('El señor Núñez paga $12,500.00.')).toBeVisible()
  await expect.poll(async () => (await sharesOf(agent))[0]?.views).toBe(2)

  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  const bell = page.getByRole('dialog', { name: 'Notificaciones' })
  await expect(bell.getByText('Abrieron un documento que compartiste')).toHaveCount(1)
  await closeWithEscape(page, bell)
  await rowOf(page, 'Contrato de renta').getByRole('button', { name: 'Historial' }).click()
  await expect(page.getByRole('list', { name: 'Historial' }).getByRole('listitem')).toContainText([
    'Documento descargado',
    'Enlace abierto',
    'Documento compartido',
    'Documento creado',
  ])
  await closeWithEscape(page, page.getByRole('dialog'))

  await openShare(page, 'Contrato de renta')
  await expect(page.getByText(/Se abrió 2 veces/)).toBeVisible()
  await page.getByRole('button', { name: /^Revocar/ }).click()
  // A toast is an alertdialog too.
  const question = page
    .getByRole('alertdialog')
    .filter({ hasText: 'Dejará de abrirse de inmediato' })
  await question.getByRole('button', { name: 'Revocar' }).click()
  await expect(page.getByText('Enlace revocado')).toBeVisible()
  await guest.reload()
  await expect(
    guest.getByRole('heading', { name: 'Este enlace ya no está disponible' }),
  ).toBeVisible()
  await expect(guest.getByText('Núñez')).toHaveCount(0)
  await guest.context().close()
})

// DOC-51, DOC-56
test('a link is sent by WhatsApp to a client, and the stored message hides its token', async ({
  page,
}) => {
  await stubForWhatsApp(page)
  const agent = await createAgentWithClient('+525512345678')
  const [documentId] = await addDocuments(agent, [{ name: 'Contrato de renta' }])
  await signIn(page, agent)
  await openDocuments(page)
  await openShare(page, 'Contrato de renta')
  await page.getByRole('combobox', { name: 'Cliente' }).fill('ana')
  await page.getByRole('option', { name: /Ana Núñez/ }).click()
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Enviar por WhatsApp' }).click()
  // The toast is gone in a few seconds, which the other page may take to come.
  await expect(page.getByText('Documento compartido exitosamente')).toBeVisible()
  const chat = await popup
  await chat.waitForURL(/^https:\/\/wa\.me\/525512345678/)
  const sent = new URL(chat.url()).searchParams.get('text') ?? ''
  expect(sent).toMatch(
    /^Te comparto el documento "Contrato de renta"\. Puedes acceder a él aquí: http\S+\/compartido\/[\w-]{43}$/,
  )
  const { data } = await admin()
    .from('whatsapp_messages')
    .select('content, client_id, metadata')
    .eq('user_id', agent.id)
    .throwOnError()
  expect(data).toEqual([
    {
      content: sent.replace(/compartido\/.*/, 'compartido/••••••'),
      client_id: agent.clientId,
      metadata: { document_id: documentId },
    },
  ])

  // A link for nobody in particular is sent as it is; no further link is made.
  await page.getByRole('button', { name: 'Crear otro enlace' }).click()
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  const link = page.getByRole('textbox', { name: 'Enlace' })
  await expect(link).toHaveValue(/\/compartido\/[\w-]{43}$/)
  const made = await link.inputValue()
  await page.getByRole('combobox', { name: 'Cliente al que lo envías por WhatsApp' }).fill('ana')
  await page.getByRole('option', { name: /Ana Núñez/ }).click()
  const next = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Enviar por WhatsApp' }).click()
  const nextChat = await next
  await nextChat.waitForURL(/^https:\/\/wa\.me\/525512345678/)
  expect(new URL(nextChat.url()).searchParams.get('text')).toContain(made)
  expect(await sharesOf(agent)).toHaveLength(2)
})
