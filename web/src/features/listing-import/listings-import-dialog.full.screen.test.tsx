import { formatNumber } from '@predio/domain/numbers'
import { strToU8, zipSync } from 'fflate'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { Account } from '../../../../test-support/accounts.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { ListingsImportDialog } from './listings-import-dialog.tsx'

/** The long form of the test has as many rows as a file may have; the short form sends a tenth of them in the same batches. */
const ROWS = import.meta.env.DEV ? 5000 : 500

function Dialogs() {
  const [count, setCount] = useState(0)
  return <ListingsImportDialog key={count} onClose={() => setCount(count + 1)} />
}

async function open(): Promise<Account> {
  const person = await accounts().createPerson()
  await renderScreen(<Dialogs />, { person })
  await expect.element(page.getByRole('button', { name: 'Elegir archivo' })).toBeVisible()
  return person
}

async function choose(name: string, content: BlobPart): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!input) throw new Error('no file input')
  await userEvent.upload(input, new File([content], name))
}

async function stored(person: Account) {
  const { data } = await accounts()
    .admin()
    .from('properties')
    .select('title, price, images, own_number')
    .eq('user_id', person.id)
    .order('own_number')
    .throwOnError()
  return data
}

it(`LIMP-07 imports ${formatNumber(ROWS)} rows of which one in ten is bad, and importing the file again adds nothing`, async () => {
  await page.viewport(390, 844)
  const person = await open()
  const [bad, good] = [ROWS / 10, (ROWS / 10) * 9]
  const rows = Array.from({ length: ROWS }, (_, at) =>
    at % 10 === 0 ? `Casa ${at},Casa,consultar` : `Casa ${at},Casa,${at + 1000}`,
  )
  const file = ['Título,Tipo,Precio', ...rows].join('\r\n')
  await choose('lista.csv', file)
  await expect.element(page.getByRole('radio', { name: `Con errores (${bad})` })).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)

  await page.getByRole('radio', { name: `Con errores (${bad})` }).click()
  await page.getByRole('button', { name: 'Corregir Casa 0', exact: true }).click()
  await expect.element(page.getByLabelText('Precio').last()).toHaveFocus()
  await page.getByLabelText('Precio').last().fill('2 mdp')
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByText('Corregida: lista para importar')).toBeVisible()

  await page.getByRole('button', { name: `Importar ${formatNumber(good + 1)} propiedades` }).click()
  await expect
    .element(page.getByText(`${formatNumber(good + 1)} propiedades importadas`))
    .toBeVisible()
  await expect.element(page.getByText(`${bad - 1} con errores`)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Descargar las que faltan' })).toBeVisible()
  const { count } = await accounts()
    .admin()
    .from('properties')
    .select('id', { count: 'exact', head: true })
    .eq('user_id', person.id)
  expect(count).toBe(good + 1)

  await page.getByRole('button', { name: 'Cerrar' }).last().click()
  await expect.element(page.getByRole('button', { name: 'Elegir archivo' })).toBeVisible()
  await choose('copia.csv', file)
  await expect
    .element(page.getByRole('radio', { name: `Repetidas (${formatNumber(good)})` }))
    .toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Listas (0)' })).toBeVisible()
})

it('LIMP-04, LIMP-08, LIMP-15 an import continues after a lost connection and adds every row and owner once', async () => {
  const person = await open()
  const rows = Array.from(
    { length: 101 },
    (_, at) => `Casa ${at},Casa,${at + 1000},https://fotos.mx/${at}.jpg,Ana Pech,999 123 4567`,
  )
  const headers = 'Título,Tipo,Precio,Fotos,Propietario,Tel. propietario'
  await choose('lista.csv', [headers, ...rows].join('\n'))
  await expect
    .element(page.getByText('Propietario: Ana Pech, nuevo cliente (999 123 4567)').first())
    .toBeVisible()
  const real = globalThis.fetch
  const lost = interceptFetch(
    ({ url }) => url.includes('/rpc/import_listings'),
    async (request) => {
      await real(request)
      throw new TypeError('Failed to fetch')
    },
  )
  await page.getByRole('button', { name: 'Importar 101 propiedades' }).click()
  await expect.element(page.getByText(/^Se perdió la conexión/)).toBeVisible()
  lost.release()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await expect.element(page.getByText('101 propiedades importadas')).toBeVisible()
  const listings = await stored(person)
  expect(listings).toHaveLength(101)
  expect(listings[3]).toMatchObject({ title: 'Casa 3', images: ['https://fotos.mx/3.jpg'] })
  const { data: owners } = await accounts()
    .admin()
    .from('clients')
    .select('first_name, type, links:property_clients(relationship_type)')
    .eq('user_id', person.id)
    .throwOnError()
  expect(owners).toEqual([
    {
      first_name: 'Ana',
      type: 'propietario',
      links: listings.map(() => ({ relationship_type: 'owner' })),
    },
  ])
})

it('LIMP-06 the dialog reads an Excel file with its sheets, and refuses an old format with advice', async () => {
  const person = await open()
  await choose('lista.xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]))
  await expect.element(page.getByText(/Guárdalo como .xlsx o CSV/)).toBeVisible()

  const cell = (value: string | number) =>
    typeof value === 'number' ? `<c><v>${value}</v></c>` : `<c t="str"><v>${value}</v></c>`
  const sheet = (...rows: (string | number)[][]) =>
    strToU8(
      `<worksheet><sheetData>${rows.map((row) => `<row>${row.map(cell).join('')}</row>`).join('')}</sheetData></worksheet>`,
    )
  const type = 'http://x/worksheet'
  const workbook = zipSync({
    'xl/workbook.xml': strToU8(
      '<workbook><sheets><sheet name="Portada" r:id="a"/><sheet name="Ventas" r:id="b"/><sheet name="Rentas" r:id="c"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="a" Type="${type}" Target="worksheets/1.xml"/><Relationship Id="b" Type="${type}" Target="worksheets/2.xml"/><Relationship Id="c" Type="${type}" Target="worksheets/3.xml"/></Relationships>`,
    ),
    'xl/worksheets/1.xml': sheet(['Mi inventario']),
    'xl/worksheets/2.xml': sheet(['Título', 'Tipo', 'Precio'], ['Casa Uno', 'Casa', 3_500_000]),
    'xl/worksheets/3.xml': sheet(['Título', 'Tipo', 'Renta'], ['Depa Dos', 'Departamento', 18_000]),
  })
  await choose('lista.xlsx', workbook)
  await expect.element(page.getByText('Casa Uno', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: /^Hoja|Hoja$/ }).click()
  await page.getByRole('option', { name: 'Rentas' }).click()
  await expect.element(page.getByText('Depa Dos', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Importar 1 propiedad' }).click()
  await expect.element(page.getByText('1 propiedad importada')).toBeVisible()
  expect(await stored(person)).toMatchObject([{ title: 'Depa Dos', price: 18_000 }])
})

it('LIMP-13 LIMP-28 one press stores the photographs of an import, and the failed one is named', async () => {
  const person = await open()
  await choose(
    'lista.csv',
    'Título,Tipo,Precio,Fotos\nCasa Uno,Casa,1000,https://fotos.mx/1.png https://fotos.mx/gone.png',
  )
  await page.getByRole('button', { name: 'Importar 1 propiedad' }).click()
  const canvas = new OffscreenCanvas(600, 400)
  canvas.getContext('2d')?.fillRect(0, 0, 600, 400)
  const picture = await canvas.convertToBlob({ type: 'image/png' })
  const proxy = interceptFetch(
    ({ url }) => url.includes('/functions/v1/site-proxy'),
    async (request) => {
      const { url } = (await request.json()) as { url: string }
      return url.endsWith('/1.png')
        ? new Response(picture, { headers: { 'content-type': 'application/octet-stream' } })
        : new Response('{"kind":"http"}', { status: 424 })
    },
  )
  await page.getByRole('button', { name: 'Guardar las fotos' }).click()
  await expect.element(page.getByText('1 foto guardada')).toBeVisible()
  await expect.element(page.getByText('Casa Uno: https://fotos.mx/gone.png')).toBeVisible()
  proxy.release()
  const [listing] = await stored(person)
  expect(listing?.images).toEqual([
    expect.stringMatching(new RegExp(`^${person.id}/[0-9a-f-]+/[0-9a-f-]+\\.jpg$`)),
    'https://fotos.mx/gone.png',
  ])
})
