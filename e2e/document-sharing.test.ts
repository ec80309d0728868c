import { expect, test } from '@playwright/test'
import { createAgentWithClient, stubForWhatsApp } from './support/activities.ts'
import { addDocuments, openDocuments, pdfFile, rowOf } from './support/documents.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook } from './support/page.ts'
import { admin, clientOf, createPerson, signIn } from './support/people.ts'
import { serverUrl, visitor } from './support/server.ts'
import {
  agentWithContract,
  makeLink,
  NUMBER,
  openShare,
  sharesOf,
  TEXT,
  visit,
} from './support/shares.ts'

test('a link opens without an account, is counted, told once, and ends when it is revoked', async ({
  page,
  browser,
}) => {
  const agent = await agentWithContract(page)
  const address = await makeLink(page, 'Contrato de renta')
  const token = address.split('/').at(-1) ?? ''
  const [share] = await sharesOf(agent)
  expect(JSON.stringify(share)).not.toContain(token)
  const days = (Date.parse(share?.expires_at ?? '') - Date.now()) / 86_400_000
  expect(Math.round(days * 2) / 2).toBeGreaterThanOrEqual(30)
  expect(days).toBeLessThan(31)

  const guest = await visit(browser, address)
  await expect(guest.getByRole('heading', { level: 1, name: 'Contrato de renta' })).toBeVisible()
  await expect(guest.getByText('El señor Núñez paga $12,500.00.')).toBeVisible()
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  const download = guest.waitForEvent('download')
  await guest.getByRole('button', { name: 'Descargar' }).click()
  await guest.getByRole('menuitem', { name: 'PDF' }).click()
  expect((await download).suggestedFilename()).toBe('Contrato de renta.pdf')
  await guest.reload()
  await expect(guest.getByText('El señor Núñez paga $12,500.00.')).toBeVisible()
  expect((await sharesOf(agent))[0]?.views).toBe(2)

  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  const bell = page.getByRole('dialog', { name: 'Notificaciones' })
  await expect(bell.getByText('Abrieron un documento que compartiste')).toHaveCount(1)
  await page.keyboard.press('Escape')
  await rowOf(page, 'Contrato de renta').getByRole('button', { name: 'Historial' }).click()
  await expect(page.getByRole('list', { name: 'Historial' }).getByRole('listitem')).toContainText([
    'Documento descargado',
    'Enlace abierto',
    'Documento compartido',
    'Documento creado',
  ])
  await page.keyboard.press('Escape')

  await openShare(page, 'Contrato de renta')
  await expect(page.getByText(/Se abrió 2 veces/)).toBeVisible()
  await page.getByRole('button', { name: /^Revocar/ }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Dejará de abrirse de inmediato')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revocar' }).click()
  await expect(page.getByText('Enlace revocado')).toBeVisible()
  await guest.reload()
  await expect(
    guest.getByRole('heading', { name: 'Este enlace ya no está disponible' }),
  ).toBeVisible()
  await expect(guest.getByText('Núñez')).toHaveCount(0)
})

test('WhatsApp gets the specified text and the link; what is stored hides its token', async ({
  page,
  browser,
}) => {
  await stubForWhatsApp(page)
  const agent = await createAgentWithClient(NUMBER)
  await addDocuments(agent, [{ name: 'Contrato de renta', content: TEXT }])
  await signIn(page, agent)
  await openDocuments(page)
  await openShare(page, 'Contrato de renta')
  await page.getByRole('button', { name: 'Enviar por WhatsApp' }).click()
  await expect(page.getByText('Selecciona un cliente para compartir el documento')).toBeVisible()
  await page.getByLabel('Email (opcional)').fill('ana@')
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  await expect(page.getByText('Email inválido')).toBeVisible()
  await page.getByLabel('Email (opcional)').fill('ana@correo.mx')
  await page.getByRole('combobox', { name: 'Cliente' }).fill('ana')
  await page.getByRole('option', { name: /Ana Núñez/ }).click()
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Enviar por WhatsApp' }).click()
  const chat = await popup
  await chat.waitForURL(/^https:\/\/wa\.me\/525512345678/)
  const sent = new URL(chat.url()).searchParams.get('text') ?? ''
  const [, address = ''] =
    /^Te comparto el documento "Contrato de renta"\. Puedes acceder a él aquí: (http\S+)$/.exec(
      sent,
    ) ?? []
  expect(address).toMatch(/\/compartido\/[\w-]{43}$/)
  await expect(page.getByText('Documento compartido exitosamente')).toBeVisible()

  const { data } = await (
    await clientOf(agent)
  )
    .from('whatsapp_messages')
    .select('content, client_id, metadata')
    .single()
    .throwOnError()
  expect(data.content).toBe(sent.replace(/compartido\/.*/, 'compartido/••••••'))
  expect(data.client_id).toBe(agent.clientId)
  expect(data.metadata).toEqual({ document_id: expect.any(String) })
  expect(await sharesOf(agent)).toMatchObject([
    { shared_with: agent.clientId, shared_email: 'ana@correo.mx' },
  ])
  const guest = await visit(browser, address)
  await expect(guest.getByRole('heading', { name: 'Contrato de renta' }).first()).toBeVisible()

  // A link made for nobody in particular is sent as it is: no further one is made.
  await page.getByRole('button', { name: 'Crear otro enlace' }).click()
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  const made = await page.getByRole('textbox', { name: 'Enlace' }).inputValue()
  await page.getByRole('button', { name: 'Enviar por WhatsApp' }).click()
  await expect(page.getByText('Selecciona un cliente para compartir el documento')).toBeVisible()
  await page.getByRole('combobox', { name: 'Cliente al que lo envías por WhatsApp' }).fill('ana')
  await page.getByRole('option', { name: /Ana Núñez/ }).click()
  const next = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Enviar por WhatsApp' }).click()
  const nextChat = await next
  await nextChat.waitForURL(/^https:\/\/wa\.me\/525512345678/)
  expect(new URL(nextChat.url()).searchParams.get('text')).toBe(
    `Te comparto el documento "Contrato de renta". Puedes acceder a él aquí: ${made}`,
  )
  expect(await sharesOf(agent)).toHaveLength(2)
})

test('a link that cannot be made says so and sends nothing', async ({ page }) => {
  await stubForWhatsApp(page)
  const agent = await agentWithContract(page)
  await page.route('**/rest/v1/document_shares*', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await openShare(page, 'Contrato de renta')
  const popup = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Enviar por WhatsApp' }).click()
  await expect(page.getByText('Error al compartir el documento')).toBeVisible()
  expect((await popup).isClosed()).toBe(true)
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  await expect(page.getByRole('dialog').getByText('Error al compartir el documento')).toBeVisible()
  expect(await sharesOf(agent)).toEqual([])
})

test('a shared file shows its pages to a visitor; an expired or unknown link shows why not', async ({
  page,
  browser,
}) => {
  const agent = await createAgentWithClient(NUMBER)
  const api = await clientOf(agent)
  const path = `${agent.id}/1-plano.pdf`
  const { buffer } = pdfFile('plano.pdf', ['Plano de la casa', 'Azotea'])
  await api.storage.from('documents').upload(path, buffer, { contentType: 'application/pdf' })
  await addDocuments(agent, [{ name: 'Plano', type: 'application/pdf', content: null, url: path }])
  await signIn(page, agent)
  await openDocuments(page)
  const address = await makeLink(page, 'Plano')
  const guest = await visit(browser, address)
  await expect(guest.getByText('Página 1 de 2')).toContainText('Plano de la casa')
  const download = guest.waitForEvent('download')
  await guest.getByRole('button', { name: 'Descargar' }).click()
  expect((await download).suggestedFilename()).toBe('Plano.pdf')

  await admin()
    .from('document_shares')
    .update({ expires_at: '2026-01-01T00:00:00Z' })
    .eq('user_id', agent.id)
    .throwOnError()
  await guest.reload()
  await expect(guest.getByRole('heading', { name: 'Este enlace venció' })).toBeVisible()
  await guest.goto('/compartido/no-hay-tal-enlace')
  await expect(guest.getByRole('heading', { name: 'Este enlace no existe' })).toBeVisible()
})

test('another agent and a visitor get nothing of it, not by REST, storage or function', async () => {
  const agent = await createAgentWithClient(null)
  const mine = await clientOf(agent)
  const path = `${agent.id}/1-secreto.pdf`
  await mine.storage
    .from('documents')
    .upload(path, pdfFile().buffer, { contentType: 'application/pdf' })
  const [documentId = ''] = await addDocuments(agent, [
    { name: 'Secreto', type: 'application/pdf', content: null, url: path },
  ])
  await mine
    .from('document_shares')
    .insert({ document_id: documentId, token_hash: 'a'.repeat(64) })
    .throwOnError()
  const TABLES = ['documents', 'document_shares', 'document_history'] as const
  for (const stranger of [await clientOf(await createPerson()), visitor()]) {
    for (const table of TABLES) {
      const { data } = await stranger.from(table).select('id')
      expect(data ?? [], table).toEqual([])
    }
    expect((await stranger.from('document_rows').select('id')).data ?? []).toEqual([])
    const bucket = stranger.storage.from('documents')
    expect((await bucket.download(path)).data).toBeNull()
    expect((await bucket.createSignedUrl(path, 60)).data).toBeNull()
    expect((await bucket.list(agent.id)).data ?? []).toEqual([])
    expect((await bucket.remove([path])).data ?? []).toEqual([])
    await stranger.rpc('note_document_download', { document: documentId })
    const { error } = await stranger.functions.invoke('shared-document', {
      body: { token: 'a'.repeat(64) },
    })
    expect(error).not.toBeNull()
  }
  const open = await fetch(`${serverUrl()}/storage/v1/object/public/documents/${path}`)
  expect(open.ok).toBe(false)
  expect((await mine.storage.from('documents').download(path)).data).not.toBeNull()
  const { data } = await mine.from('document_history').select('action').order('created_at')
  expect(data?.map(({ action }) => action)).toEqual(['created', 'shared'])
})

testEveryLook('sharing and the shared page are accessible', async ({ page }) => {
  await agentWithContract(page)
  const row = page.getByRole('button', { name: 'Compartir' }).first()
  await row.click()
  await expect(page.getByText('Todavía no compartes este documento.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Crear enlace' }).click()
  const field = page.getByRole('textbox', { name: 'Enlace' })
  await expect(field).toHaveValue(/compartido/)
  await expect(page.getByText(/Sin abrir/)).toBeVisible()
  await expectAccessible(page)
  await page.goto(await field.inputValue())
  await expect(page.getByText('El señor Núñez paga $12,500.00.')).toBeVisible()
  await expectAccessible(page)
  await page.goto('/compartido/no-hay-tal-enlace')
  await expect(page.getByRole('heading', { name: 'Este enlace no existe' })).toBeVisible()
  await expectAccessible(page)
})
