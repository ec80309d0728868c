import { expect, test, type Page } from '@playwright/test'
import { createAgentWithClient, stubForWhatsApp } from './support/activities.ts'
import { addDocuments, openDocuments, pdfFile } from './support/documents.ts'
import { draw } from './support/images.ts'
import { admin, clientOf, createPerson, signIn, type Account } from './support/people.ts'
import {
  agentWithContract,
  makeLink,
  NUMBER,
  openShare,
  sharesOf,
  visit,
} from './support/shares.ts'
import { picturesInDocx } from './support/writing.ts'

/** As Imágenes remembers it. */
async function giveLogo(page: Page, person: Account, colour: string): Promise<Buffer> {
  const drawn = { width: 60, height: 30, colours: [colour], type: 'image/png' } as const
  const { buffer } = await draw(page, 'logo.png', drawn)
  const images = (await clientOf(person)).storage.from('images')
  const path = `logos/${person.id}/1-logo.png`
  const { error } = await images.upload(path, buffer, { contentType: 'image/png' })
  if (error) throw error
  const logo_url = images.getPublicUrl(path).data.publicUrl
  await admin()
    .from('user_settings')
    .upsert({ user_id: person.id, logo_url }, { onConflict: 'user_id' })
    .throwOnError()
  return buffer
}

async function downloadForWord(page: Page): Promise<Buffer[]> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Descargar' }).click()
  await page.getByRole('menuitem', { name: 'Word (DOCX)' }).click()
  return picturesInDocx(await download)
}

test('a shared text leaves with its owner’s logo, whoever downloads it', async ({
  page,
  browser,
}) => {
  const owner = await agentWithContract(page)
  const address = await makeLink(page, 'Contrato de renta')
  const guest = await visit(browser, address)
  expect(await downloadForWord(guest)).toEqual([])

  const logo = await giveLogo(page, owner, '#ff0000')
  expect(await downloadForWord(guest)).toEqual([logo])
  const colleague = await createPerson()
  await giveLogo(page, colleague, '#0000ff')
  await signIn(page, colleague)
  await page.goto(address)
  expect(await downloadForWord(page)).toEqual([logo])
})

test('a second try for somebody else is another link, and the first one ends', async ({ page }) => {
  await stubForWhatsApp(page)
  const agent = await agentWithContract(page)
  await openShare(page, 'Contrato de renta')
  const records = '**/rest/v1/whatsapp_messages*'
  await page.route(records, (route) =>
    route.request().method() === 'POST' ? route.abort('connectionfailed') : route.continue(),
  )
  const send = page.getByRole('button', { name: 'Enviar por WhatsApp' })
  await send.click()
  await expect(page.getByText('Error al compartir el documento')).toBeVisible()
  const [first] = await sharesOf(agent)
  expect(first).toMatchObject({ shared_with: agent.clientId, shared_email: null, revoked_at: null })
  await expect(page.getByText(/Sin abrir/)).toHaveCount(1)

  await page.unroute(records)
  await page.getByLabel('Email (opcional)').fill('ana@correo.mx')
  const popup = page.waitForEvent('popup')
  await send.click()
  const chat = await popup
  await chat.waitForURL(/^https:\/\/wa\.me\//)
  await expect(page.getByText('Documento compartido exitosamente')).toBeVisible()
  expect(await sharesOf(agent)).toMatchObject([
    { token_hash: first?.token_hash, revoked_at: expect.any(String) },
    { shared_with: agent.clientId, shared_email: 'ana@correo.mx', revoked_at: null },
  ])
  const [address = ''] = /http\S+$/.exec(new URL(chat.url()).searchParams.get('text') ?? '') ?? []
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: 'Contrato de renta' })).toBeVisible()
})

test('a message that WhatsApp would not take is refused before there is a link', async ({
  page,
}) => {
  const agent = await agentWithContract(page)
  await openShare(page, 'Contrato de renta')
  // With the link behind it, the text is longer than the limit; without it, it is not.
  await page.getByLabel('Mensaje (opcional)').fill('a'.repeat(4090))
  await page.getByRole('button', { name: 'Enviar por WhatsApp' }).click()
  await expect(page.getByText('El mensaje no puede exceder los 4096 caracteres')).toBeVisible()
  expect(page.context().pages()).toHaveLength(1)
  expect(await sharesOf(agent)).toEqual([])
})

test('a preview that comes after its link has ended asks for another', async ({
  page,
  browser,
}) => {
  const agent = await createAgentWithClient(NUMBER)
  const path = `${agent.id}/1-plano.pdf`
  const api = await clientOf(agent)
  const { buffer } = pdfFile('plano.pdf', ['Plano de la casa'])
  await api.storage.from('documents').upload(path, buffer, { contentType: 'application/pdf' })
  await addDocuments(agent, [{ name: 'Plano', type: 'application/pdf', content: null, url: path }])
  await signIn(page, agent)
  await openDocuments(page)
  const address = await makeLink(page, 'Plano')
  const guest = await visit(browser, 'about:blank')
  await guest.clock.install()
  await guest.route('**/storage/v1/object/sign/**', (route) => route.abort('connectionfailed'))
  await guest.goto(address)
  await expect(guest.getByText('No se pudo cargar la vista previa')).toBeVisible()
  await guest.unroute('**/storage/v1/object/sign/**')
  await guest.clock.fastForward(61_000)
  await guest.getByRole('button', { name: 'Intentar de nuevo' }).click()
  await expect(guest.getByText('Página 1 de 1')).toContainText('Plano de la casa')
  expect(await sharesOf(agent)).toMatchObject([{ views: 2 }])
})
