import { strFromU8, unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { addClientData } from '../../../../../test-support/client-data.ts'
import { catchDownloads } from '../../../ui/testing/catch-downloads.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { ClientPage } from '../page/client-page.tsx'

async function open() {
  const made = await addClientData(accounts(), await accounts().createPerson())
  await renderScreen(<ClientPage clientId={made.clientId} />, { person: made.person })
  await page.getByRole('button', { name: 'Más acciones' }).click()
  await page.getByRole('menuitem', { name: 'Exportar todo sobre este cliente' }).click()
  await expect
    .element(page.getByRole('dialog', { name: 'Exportar todo sobre Valeria Pech' }))
    .toBeVisible()
  return made
}

const start = () => page.getByRole('button', { name: 'Preparar copia' })

it('PRIV-22 NOTE-07 one archive has all data about the client, and nothing about others', async () => {
  const { fileName, photoName } = await open()
  const downloads = catchDownloads()
  await start().click()
  await expect
    .element(page.getByText(/^La copia está lista: \d+ registros y 2 archivos/))
    .toBeVisible()
  await expect.poll(async () => (await downloads()).length).toBe(1)
  const [{ name, blob }] = (await downloads()) as [{ name: string; blob: Blob }]
  expect(name).toMatch(/^predio-cliente-\d{4}-\d\d-\d\d\.zip$/)
  const entries = unzipSync(new Uint8Array(await blob.arrayBuffer()))
  const read = (path: string) => strFromU8(entries[path] ?? new Uint8Array())
  const rows = (file: string) => (JSON.parse(read(`datos/${file}.json`)) as object[]).length
  expect({
    clientes: rows('clientes'),
    preferencias: rows('clientes-preferencias'),
    consentimientos: rows('clientes-consentimientos'),
    avisos: rows('avisos-de-privacidad'),
    vinculos: rows('propiedades-clientes'),
    oportunidades: rows('oportunidades'),
    tareas: rows('tareas'),
    interacciones: rows('interacciones'),
    mensajes: rows('mensajes-whatsapp'),
    selecciones: rows('selecciones'),
    respuestas: rows('selecciones-propiedades'),
    estimaciones: rows('estimaciones'),
    documentos: rows('documentos'),
    versiones: rows('documentos-versiones'),
    enlaces: rows('documentos-enlaces'),
  }).toEqual({
    clientes: 1,
    preferencias: 1,
    consentimientos: 1,
    avisos: 1,
    vinculos: 1,
    oportunidades: 1,
    tareas: 1,
    interacciones: 2,
    mensajes: 1,
    selecciones: 1,
    respuestas: 1,
    estimaciones: 1,
    documentos: 1,
    versiones: 1,
    enlaces: 1,
  })
  expect(Object.keys(entries).filter((path) => path.startsWith('archivos/'))).toEqual([
    `archivos/notas/${photoName}`,
    `archivos/documentos/${fileName}`,
  ])
  expect(read('LEEME.txt')).toContain('TODO SOBRE VALERIA PECH')
  const everything = Object.entries(entries)
    .map(([path]) => read(path))
    .join('\n')
  expect(everything).toContain('Sobre su oportunidad')
  expect(everything).not.toContain('OTRA PERSONA')
  expect(everything).not.toContain('token_hash')
})

it('PRIV-22 no archive is made when some data cannot be read', async () => {
  await open()
  const downloads = catchDownloads()
  interceptFetch(
    ({ url }) => url.includes('/rest/v1/valuations?'),
    () => Response.json({ message: 'no' }, { status: 400 }),
  )
  await start().click()
  await expect.element(page.getByText(/^No se pudo preparar la copia/)).toBeVisible()
  expect(await downloads()).toEqual([])
})
