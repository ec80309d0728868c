import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { stopPicking } from '../../../records/listings/picked-listings.ts'
import { currentState } from '../../../records/listings/store/state.ts'
import { openedSheets } from '../../../records/sheets/open-sheets.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { PropertiesScreen } from '../../../app/properties-screen.tsx'

const inSheets = () => openedSheets.get()?.what.properties.map(({ title }) => title)
const button = (name: string) => page.getByRole('button', { name, exact: true })

it('SHEET-11 SEL-14 BULK-62 one PDF and one selection are made of all marked listings, in that order', async () => {
  onTestFinished(stopPicking)
  onTestFinished(() => openedSheets.set(undefined))
  const person = await accounts().createPerson()
  const rows = ['Casa en Itzimná', 'Departamento en Altabrisa', 'Terreno en Cholul'].map(
    (title) => ({
      user_id: person.id,
      title,
      location: 'Mérida',
      price: 1_000_000,
    }),
  )
  await accounts().admin().from('properties').insert(rows).throwOnError()
  await page.viewport(1280, 900)
  await renderScreen(<PropertiesScreen Assistant={() => null} />, { person })
  await expect.element(page.getByRole('heading', { name: 'Casa en Itzimná' })).toBeVisible()
  await expect.poll(() => currentState().phase).toBe('no-connection')
  await button('Elegir varias').click()
  await expect.element(page.getByText('Marca las que quieras')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Elegir: Casa en Itzimná' }).click({ force: true })
  await page.getByRole('checkbox', { name: 'Elegir: Terreno en Cholul' }).click({ force: true })
  await expect.element(page.getByText('2 elegidas')).toBeVisible()
  await button('Crear selección').click()
  const selection = page.getByRole('dialog', { name: 'Nueva selección' })
  await expect
    .element(selection.getByRole('group', { name: 'Propiedades' }))
    .toHaveTextContent(/Casa en Itzimná.*Terreno en Cholul/)
  await selection.getByRole('button', { name: 'Cancelar' }).click()
  await button('Ficha técnica').click()
  await expect.poll(inSheets).toEqual(['Casa en Itzimná', 'Terreno en Cholul'])
  await button('Dejar de elegir').click()
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
})

it('SHEET-11 a card’s menu opens the sheet of its listing', async () => {
  onTestFinished(() => openedSheets.set(undefined))
  const person = await accounts().createPerson()
  await accounts()
    .admin()
    .from('properties')
    .insert({ user_id: person.id, title: 'Casa en Itzimná', location: 'Mérida', price: 1_000_000 })
    .throwOnError()
  await renderScreen(<PropertiesScreen Assistant={() => null} />, { person })
  await page.getByRole('button', { name: /^Ficha técnica/ }).click()
  await expect.poll(inSheets).toEqual(['Casa en Itzimná'])
})
