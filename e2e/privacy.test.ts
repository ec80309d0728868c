import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { addClientData } from '../test-support/client-data.ts'
import { publishNotice } from '../test-support/notices.ts'
import { expectAccessible } from './support/accessibility.ts'
import { admin, createPerson, signIn } from './support/people.ts'
import { openSelection, sendSelection, servePhotos } from './support/selections.ts'
import { accounts } from './support/server.ts'

test('PRIV-06 PRIV-20 PRIV-21 PRIV-22 NOTE-07 an agent publishes the notice; a client reads it, consents, gets a copy and is erased with all files', async ({
  page,
  browser,
}) => {
  const { person, clientId, path, photoName } = await addClientData(
    accounts(),
    await createPerson(),
  )
  await signIn(page, person, '/dashboard/profile#aviso-de-privacidad')
  await page.getByRole('button', { name: 'Preparar la versión 2' }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(/^Responsable/).fill('Inmobiliaria del Mayab')
  await expect(form.getByText(/^Inmobiliaria del Mayab, con domicilio/)).toBeVisible()
  await form.getByRole('button', { name: 'Publicar versión 2' }).click()
  await expect(page.getByText('Publicaste la versión 2 de tu aviso')).toBeVisible()
  const address = await page.getByLabel('Página de tu aviso').inputValue()

  const visitor = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const notice = await visitor.newPage()
  await notice.goto(new URL(address).pathname)
  await expect(
    notice.getByRole('heading', { name: 'Aviso de privacidad simplificado' }),
  ).toBeVisible()
  await expect(notice.getByText(/^Versión 2, publicada el/)).toBeVisible()
  await expect(notice.getByText(/^Inmobiliaria del Mayab, con domicilio/).first()).toBeVisible()
  await expect(notice.getByRole('heading', { level: 2 })).toHaveText([
    'Aviso de privacidad simplificado',
    'Aviso de privacidad integral',
  ])
  await expect(notice.locator('meta[name="robots"]')).toHaveAttribute(
    'content',
    'noindex, nofollow',
  )
  await expectAccessible(notice)
  await visitor.close()

  await page.goto(`/dashboard/clientes/${clientId}`)
  await expect(page.getByText('De una versión anterior')).toBeVisible()
  await page.getByRole('button', { name: 'Registrar consentimiento' }).click()
  await expect(page.getByText(/^Aceptó la versión 2 el/)).toBeVisible()

  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Exportar todo sobre este cliente' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Preparar copia' }).click(),
  ])
  const entries = unzipSync(new Uint8Array(await readFile(await download.path())))
  const read = (name: string) => strFromU8(entries[name] ?? new Uint8Array())
  expect(JSON.parse(read('datos/clientes-consentimientos.json'))).toHaveLength(2)
  expect(read('archivos/documentos/contrato.pdf')).toContain('%PDF')
  expect(Object.keys(entries)).toContain(`archivos/notas/${photoName}`)
  await page.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()

  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Borrar a petición del cliente' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('list', { name: 'Se borra' })).toContainText('2 consentimientos')
  await expectAccessible(page)
  await dialog.getByLabel('Escribe BORRAR para confirmar').fill('BORRAR')
  await dialog.getByRole('button', { name: 'Borrar para siempre' }).click()
  await expect(page.getByText(/^Se borró a petición del cliente/)).toBeVisible()
  await expect(page).toHaveURL(/\/dashboard$/)

  for (const table of [
    'client_consents',
    'interactions',
    'whatsapp_messages',
    'documents',
    'selections',
    'valuations',
  ] as const) {
    const { data } = await admin().from(table).select('id').eq('user_id', person.id).throwOnError()
    expect(data, table).toEqual([])
  }
  await expect
    .poll(async () => (await admin().storage.from('documents').exists(path)).data)
    .toBe(false)
  const photos = () =>
    admin()
      .storage.from('notes')
      .listV2({ prefix: `${person.id}/` })
  await expect.poll(async () => (await photos()).data?.objects).toEqual([])
  await page.goto('/dashboard/profile#aviso-de-privacidad')
  const erasures = page.getByRole('list', { name: 'Borrados a petición de clientes' })
  await expect(erasures.getByText(/^Folio [0-9a-f]{8}/)).toBeVisible()
  await expect(erasures).not.toContainText('Valeria')
})

test('PRIV-07 PRIV-12 a selection links to its agent’s privacy notice, and the client accepts it with one press', async ({
  page,
  context,
}) => {
  await servePhotos(context)
  const bare = await sendSelection([{}])
  await openSelection(page, bare)
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByRole('link', { name: 'Privacidad en Predio' })).toBeVisible()
  await expect(foot.getByRole('link', { name: 'Aviso de privacidad' })).toBeHidden()
  await expect(page.getByRole('button', { name: 'He leído el aviso de privacidad' })).toBeHidden()

  const sent = await sendSelection([{}])
  const { path } = await publishNotice(accounts(), sent.agent)
  await openSelection(page, sent)
  await expect(foot.getByRole('link', { name: 'Aviso de privacidad' })).toHaveAttribute(
    'href',
    path,
  )
  const accept = page.getByRole('button', { name: 'He leído el aviso de privacidad' })
  await context.setOffline(true)
  await accept.click()
  await expect(
    page.getByText('No se pudo registrar. Revisa tu conexión e intenta de nuevo.'),
  ).toBeVisible()
  await context.setOffline(false)
  await accept.click()
  await expect(
    page.getByText('Gracias. Quedó registrado que leíste el aviso de privacidad.'),
  ).toBeVisible()
  await expectAccessible(page)
  const { data } = await admin()
    .from('client_consents')
    .select('method')
    .eq('client_id', sent.agent.clientId)
    .throwOnError()
  expect(data).toEqual([{ method: 'link' }])
  await openSelection(page, sent)
  await expect(accept).toBeHidden()
})
