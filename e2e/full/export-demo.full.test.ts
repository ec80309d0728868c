import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { WebSocket } from 'ws'
import type { Database } from '../../domain/src/database/index.ts'
import { root } from '../../scripts/lib/root.mjs'
import { startServer, type RunningServer } from '../../test-support/server.ts'
import { pdfFile } from '../support/documents.ts'
import {
  countInDatabase,
  countRows,
  expectNowhere,
  startExport,
  storedFiles,
} from '../support/exports.ts'
import { OWN_LISTINGS } from '../../backend/src/demo/samples/agent-site.ts'

const SITE_KEY = 'clave-del-sitio-que-no-sale'
const AI_KEY = 'sk-llave-de-ia-que-no-sale'

type Client = SupabaseClient<Database>

function connect(url: string, key: string): Client {
  return createClient<Database>(url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  })
}

async function signInAsDemo({ url, publishableKey }: RunningServer) {
  const own = connect(url, publishableKey)
  const { demo } = (await (await fetch(`${url}/config.json`)).json()) as {
    demo: { email: string; password: string }
  }
  const { data, error } = await own.auth.signInWithPassword(demo)
  expect(error).toBeNull()
  return { own, id: data.user?.id ?? '' }
}

async function saveSecrets(own: Client): Promise<void> {
  const keys = { action: 'save', site: SITE_KEY, ai: AI_KEY }
  expect((await own.functions.invoke('secrets', { body: keys })).error).toBeNull()
}

async function findExport(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Entrar a la demostración' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Propiedades' })).toBeVisible()
  await page.getByRole('button', { name: 'Buscar', exact: true }).click()
  await page.getByRole('dialog').getByRole('combobox').fill('descargar mis datos')
  await page.getByRole('option', { name: 'Exportar todo' }).click()
  await expect(page.getByRole('button', { name: 'Exportar todo' })).toBeFocused()
}

async function documentsIn(admin: Client, folder: string): Promise<string[]> {
  const { data, error } = await admin.storage.from('documents').list(folder)
  if (error) throw error
  return data.filter((file) => file.id !== null).map(({ name }) => name)
}

test('the demo account, with rows in every table, exports every table and file and no key', async ({
  page,
}) => {
  const server = await startServer({ env: { PREDIO_DEMO: 'on' } })
  try {
    const admin = connect(server.url, server.secretKey)
    const { own, id } = await signInAsDemo(server)
    await saveSecrets(own)
    await page.goto(`${server.url}/login`)
    const contract = pdfFile()
    const logo = {
      buffer: readFileSync(join(root, 'web/public/icono-180.png')),
      mimeType: 'image/png',
    }
    for (const [bucket, path, { buffer, mimeType }] of [
      ['documents', `${id}/1_contrato.pdf`, contract],
      ['images', `logos/${id}/logo.png`, logo],
      ['images', `processed/${id}-casa.png`, logo],
    ] as const) {
      const upload = await own.storage.from(bucket).upload(path, buffer, { contentType: mimeType })
      expect(upload.error).toBeNull()
    }
    await findExport(page)
    const archive = await startExport(page)

    const counts = await countInDatabase(admin, id)
    expect(countRows(archive)).toEqual(counts)
    expect(counts['clients']?.[0]).toBeGreaterThan(10)
    const all = storedFiles(archive)
    const photos = all.filter((name) => name.startsWith('archivos/fotos/'))
    const files = all.filter((name) => !photos.includes(name))
    const generated = await documentsIn(admin, `${id}/ai-generated`)
    const documents = [
      ...(await documentsIn(admin, id)),
      ...generated.map((name) => `ai-generated/${name}`),
    ]
    expect(documents).toHaveLength(4)
    expect(files).toEqual([
      ...documents.map((name) => `archivos/documentos/${name}`).toSorted(),
      `archivos/imagenes/logos/${id}/logo.png`,
      `archivos/imagenes/processed/${id}-casa.png`,
    ])
    // The photographs of the demo's own listings, each with its small copy.
    expect(photos).toHaveLength(2 * OWN_LISTINGS.flatMap(({ pictures }) => pictures).length)
    const copy = (name: string) => Buffer.from(archive.files[`archivos/${name}`] ?? [])
    expect(copy('documentos/1_contrato.pdf')).toEqual(contract.buffer)
    expect(copy(`imagenes/logos/${id}/logo.png`)).toEqual(logo.buffer)
    const { data: usage } = await own.rpc('usage').throwOnError()
    const bytes = all.reduce((sum, name) => sum + (archive.files[name]?.byteLength ?? 0), 0)
    expect(bytes).toBe((usage as { storage_bytes: number }).storage_bytes)
    for (const secret of [SITE_KEY, AI_KEY, 'token_hash']) expectNowhere(archive, secret)
  } finally {
    await server.stop()
  }
})
