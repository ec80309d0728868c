import { expect, test } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import type { Database } from '../domain/src/database/index.ts'
import { startServer } from '../test-support/server.ts'
import { enter, entry } from './support/dashboard.ts'
import { addDocuments, pdfFile } from './support/documents.ts'
import {
  countInDatabase,
  countRows,
  expectNowhere,
  startExport,
  storedFiles,
} from './support/exports.ts'
import { draw, LOGO } from './support/images.ts'
import { expectAccessible } from './support/accessibility.ts'
import { clientOf, createPerson } from './support/people.ts'

const SITE_KEY = 'clave-del-sitio-que-no-sale'
const AI_KEY = 'sk-llave-de-ia-que-no-sale'

function connect(url: string, key: string): SupabaseClient<Database> {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  })
}

/** Folders have no id. */
async function filesIn(admin: SupabaseClient<Database>, folder: string): Promise<string[]> {
  const { data, error } = await admin.storage.from('documents').list(folder)
  if (error) throw error
  return data.filter((file) => file.id !== null).map(({ name }) => name)
}

test('the demo account takes everything along: every row and file, and no key', async ({
  page,
}) => {
  const server = await startServer({ env: { PREDIO_DEMO: 'on' } })
  try {
    const admin = connect(server.url, server.secretKey)
    const own = connect(server.url, server.publishableKey)
    const config = (await (await fetch(`${server.url}/config.json`)).json()) as {
      demo: { email: string; password: string }
    }
    const { data, error } = await own.auth.signInWithPassword(config.demo)
    expect(error).toBeNull()
    const id = data.user?.id ?? ''
    const site = { wordpress_url: `https://ana:${SITE_KEY}@sitio.example` }
    await admin.from('user_settings').update(site).eq('user_id', id).throwOnError()
    const keys = { action: 'save', site: SITE_KEY, ai: AI_KEY }
    expect((await own.functions.invoke('secrets', { body: keys })).error).toBeNull()
    await page.goto(`${server.url}/login`)
    const contract = pdfFile()
    const logo = await draw(page, 'logo.png', LOGO)
    for (const [bucket, path, { buffer, mimeType }] of [
      ['documents', `${id}/1_contrato.pdf`, contract],
      ['images', `logos/${id}/logo.png`, logo],
      ['images', `processed/${id}-casa.png`, logo],
    ] as const) {
      const { error: refusal } = await own.storage
        .from(bucket)
        .upload(path, buffer, { contentType: mimeType })
      expect(refusal).toBeNull()
    }

    await page.getByRole('button', { name: 'Entrar a la demostración' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Propiedades' })).toBeVisible()
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').fill('descargar mis datos')
    await page.getByRole('option', { name: 'Exportar todo' }).click()
    await expect(page.getByRole('button', { name: 'Exportar todo' })).toBeFocused()
    const archive = await startExport(page)

    expect(archive.name).toMatch(/^predio-datos-\d{4}-\d\d-\d\d\.zip$/)
    const counts = await countInDatabase(admin, id)
    expect(countRows(archive)).toEqual(counts)
    expect(counts['clients']?.[0]).toBeGreaterThan(10)
    expect(archive.readme).toContain(`clientes: ${counts['clients']?.[0]}`)
    const { data: usage } = await own.rpc('usage').throwOnError()
    const files = storedFiles(archive)
    const documents = [
      ...(await filesIn(admin, id)),
      ...(await filesIn(admin, `${id}/ai-generated`)).map((name) => `ai-generated/${name}`),
    ].map((name) => `archivos/documentos/${name}`)
    expect(documents).toHaveLength(4)
    expect(files).toEqual([
      ...documents.toSorted(),
      `archivos/imagenes/logos/${id}/logo.png`,
      `archivos/imagenes/processed/${id}-casa.png`,
    ])
    const copy = (name: string) => Buffer.from(archive.files[`archivos/${name}`] ?? [])
    expect(copy('documentos/1_contrato.pdf')).toEqual(contract.buffer)
    expect(copy(`imagenes/logos/${id}/logo.png`)).toEqual(logo.buffer)
    const bytes = files.reduce((sum, name) => sum + (archive.files[name]?.byteLength ?? 0), 0)
    expect(bytes).toBe((usage as { storage_bytes: number }).storage_bytes)
    expect(archive.readme).toContain(`Archivos: ${files.length}`)

    for (const secret of [SITE_KEY, AI_KEY, 'token_hash']) expectNowhere(archive, secret)
    expect(archive.readme).toContain('La API Key de tu sitio WordPress y la API key de OpenAI')
    await expect(
      page.getByText('La API Key de tu sitio y tu API key de OpenAI se quedan fuera'),
    ).toBeVisible()
    await expect(
      page.getByText(/^Tu copia está lista: [\d,]+ registros y \d+ archivos\.$/),
    ).toBeVisible()
  } finally {
    await server.stop()
  }
})

test('a file that fails is named, a cancel leaves nothing, and the work goes on elsewhere', async ({
  page,
}) => {
  const person = await enter(page, '/dashboard/profile')
  const api = await clientOf(person)
  await addDocuments(person, [{ name: 'Uno' }, { name: 'Dos' }])
  const { buffer, mimeType } = pdfFile()
  for (const name of ['1_bueno.pdf', '2_malo.pdf']) {
    const { error } = await api.storage
      .from('documents')
      .upload(`${person.id}/${name}`, buffer, { contentType: mimeType })
    expect(error).toBeNull()
  }
  const main = page.getByRole('main')

  await page.route('**/storage/v1/object/**/2_malo.pdf*', (route) => route.abort())
  const partial = await startExport(page)
  expect(storedFiles(partial)).toEqual(['archivos/documentos/1_bueno.pdf'])
  expect(partial.readme).toContain('ARCHIVOS QUE NO SE PUDIERON INCLUIR (1)')
  expect(partial.readme).toContain('- documentos/2_malo.pdf')
  expect(countRows(partial)['documents']).toEqual([2, 2])
  await expect(main.getByText('1 archivo no se pudo incluir: documentos/2_malo.pdf.')).toBeVisible()
  await expectAccessible(page)

  // The last table never comes: there is time to cancel.
  let asked = 0
  await page.route('**/rest/v1/notifications?*limit=1000*', () => void asked++)
  await main.getByRole('button', { name: 'Exportar otra vez' }).click()
  await expect.poll(() => asked).toBeGreaterThan(0)
  await expect(main.getByRole('progressbar', { name: 'Preparando tu copia' })).toBeVisible()
  await main.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByText('Exportación cancelada')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Exportar todo' })).toBeFocused()

  // A table that cannot be read is no export; the next try is one, while the person is in another place.
  await page.unroute('**/rest/v1/notifications?*limit=1000*')
  await page.route('**/rest/v1/tasks?*limit=1000*', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  )
  await main.getByRole('button', { name: 'Exportar todo' }).click()
  await expect(main.getByRole('alert')).toContainText('No se pudo preparar tu copia.')
  await page.unroute('**/rest/v1/tasks?*limit=1000*')
  await page.unroute('**/storage/v1/object/**/2_malo.pdf*')
  let release = () => {}
  const isElsewhere = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/rest/v1/tasks?*limit=1000*', async (route) => {
    await isElsewhere
    await route.continue()
  })
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'Exportar todo' }).click()
  await page.getByRole('link', { name: 'Plan', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Tu uso' })).toBeVisible()
  release()
  await download
  await expect(page.getByText(/Tu copia está lista: [\d,]+ registros y 2 archivos\./)).toBeVisible()

  // The copy is at hand for as long as its owner is, and not for who comes after.
  await page.getByRole('link', { name: 'Perfil', exact: true }).click()
  await expect(main.getByRole('button', { name: 'Guardar otra vez' })).toBeVisible()
  const next = await createPerson()
  await entry(page, 'Salir').click()
  await page.getByLabel(/^Email/).fill(next.email)
  await page.getByLabel(/^Contraseña/).fill(next.password)
  await page.getByLabel(/^Contraseña/).press('Enter')
  await page.getByRole('link', { name: 'Perfil', exact: true }).click()
  await expect(main.getByRole('button', { name: 'Exportar todo' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Guardar otra vez' })).toHaveCount(0)
})
