import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { stopPicking } from '../../../records/listings/picked-listings.ts'
import { closeSheets } from '../../../records/sheets/open-sheets.ts'
import { SheetHost } from '../../../records/sheets/sheet-host.tsx'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { PropertiesScreen } from '../properties-screen.tsx'

const button = (name: string) => page.getByRole('button', { name, exact: true })

it('SHEET-11 BULK-62 opens one PDF with the sheets of all listings that were marked', async () => {
  onTestFinished(stopPicking)
  onTestFinished(closeSheets)
  const person = await accounts().createPerson()
  const client = await accounts().clientOf(person)
  const rows = ['Casa en Itzimná', 'Departamento en Altabrisa', 'Terreno en Cholul'].map(
    (title) => ({
      title,
      location: 'Mérida',
      price: 1_000_000,
    }),
  )
  await client.from('properties').insert(rows).throwOnError()
  await page.viewport(1280, 900)
  await renderScreen(
    <>
      <PropertiesScreen Assistant={() => null} />
      <SheetHost />
    </>,
    { person },
  )
  // The list takes the place of what was shown while it was read.
  await expect.element(page.getByRole('heading', { name: 'Casa en Itzimná' })).toBeVisible()
  await button('Elegir varias').click()
  await expect.element(page.getByText('Marca las que quieras')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Elegir: Casa en Itzimná' }).click({ force: true })
  await page.getByRole('checkbox', { name: 'Elegir: Terreno en Cholul' }).click({ force: true })
  await expect.element(page.getByText('2 elegidas')).toBeVisible()
  // SEL-14: the same listings become a selection, in the order in which they were marked.
  await button('Crear selección').click()
  const selection = page.getByRole('dialog', { name: 'Nueva selección' })
  await expect
    .element(selection.getByRole('group', { name: 'Propiedades' }))
    .toHaveTextContent(/Casa en Itzimná.*Terreno en Cholul/)
  await selection.getByRole('button', { name: 'Cancelar' }).click()
  await button('Ficha técnica').click()
  const dialog = page.getByRole('dialog', { name: 'Ficha técnica de 2 propiedades' })
  await expect.element(dialog).toBeVisible()
  const pages = dialog.getByRole('list')
  await expect.element(pages).toHaveTextContent(/Casa en Itzimná/)
  // A page is drawn when it comes near.
  pages.getByRole('listitem').nth(1).element().scrollIntoView()
  await expect.element(pages).toHaveTextContent(/Terreno en Cholul/)
  await expect.element(pages).not.toHaveTextContent(/Altabrisa/)
  await dialog.getByRole('button', { name: 'Cerrar' }).click()
  await button('Dejar de elegir').click()
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
})

it('SHEET-11 a card opens the sheet of its listing', async () => {
  onTestFinished(closeSheets)
  const person = await accounts().createPerson()
  const client = await accounts().clientOf(person)
  await client
    .from('properties')
    .insert({ title: 'Casa en Itzimná', location: 'Mérida', price: 1_000_000 })
    .throwOnError()
  await renderScreen(
    <>
      <PropertiesScreen Assistant={() => null} />
      <SheetHost />
    </>,
    { person },
  )
  await page.getByRole('button', { name: /^Ficha técnica/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Ficha técnica' })).toBeVisible()
})
