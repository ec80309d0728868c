import type { TablesInsert } from '@predio/domain/database'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../test-support/accounts.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { PropertiesScreen } from '../../app/properties-screen.tsx'

const LIST = '/dashboard/propiedades'
const button = (text: string | RegExp) => page.getByRole('button', { name: text, exact: true })
const views = () => page.getByRole('navigation', { name: 'Vistas' })
const listed = () =>
  page
    .getByRole('article')
    .getByRole('heading', { level: 3 })
    .elements()
    .map(({ textContent }) => textContent)
    .toSorted()

const rowsOf = (user_id: string) =>
  [
    {
      user_id,
      title: 'Casa grande',
      property_type: 'casa',
      bathrooms: 4,
      price: 9_000_000,
      city: 'Mérida',
    },
    {
      user_id,
      title: 'Casa chica',
      property_type: 'casa',
      bathrooms: 1,
      price: 2_000_000,
      city: 'Progreso',
    },
    {
      user_id,
      title: 'Local',
      property_type: 'local',
      bathrooms: 3,
      price: 5_000_000,
      city: 'Mérida',
    },
  ] satisfies Partial<TablesInsert<'properties'>>[]

async function open(path?: string, prepare?: (person: Account) => PromiseLike<unknown>) {
  const person = await accounts().createPerson()
  await accounts().admin().from('properties').insert(rowsOf(person.id)).throwOnError()
  await prepare?.(person)
  const screen = <PropertiesScreen Assistant={() => null} />
  const { router } = await renderScreen(screen, { person, ...(path && { path }) })
  return () => router.state.location.pathname + router.state.location.search
}

it('VIEW-60 VIEW-62 the filters are conditions of the address, counted and saved as a view', async () => {
  await page.viewport(1280, 900)
  const address = await open()
  await expect.poll(listed).toHaveLength(3)
  await button(/Tipo/).click()
  await page.getByRole('option', { name: 'Casa', exact: true }).click()
  await expect.poll(listed).toEqual(['Casa chica', 'Casa grande'])
  await expect.poll(address).toBe(`${LIST}?tipo=casa`)
  await page.getByRole('searchbox', { name: 'Buscar propiedades' }).fill('merida')
  await expect.poll(listed).toEqual(['Casa grande'])
  await expect.poll(address).toBe(`${LIST}?tipo=casa&texto=merida`)
  await expect
    .element(page.getByText('Propiedades con tipo Casa que dicen «merida»'))
    .toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: '1 de 3 propiedades' })).toBeVisible()
  await button('Guardar como…').click()
  await page.getByLabelText('Nombre de la vista').fill('Casas')
  await page.getByRole('dialog').getByRole('button', { name: 'Guardar', exact: true }).click()
  const link = views().getByRole('link', { name: /^Casas/ })
  await expect.element(link).toHaveTextContent('Casas1')
  await views()
    .getByRole('link', { name: /^Todas/ })
    .click()
  await expect.poll(listed).toHaveLength(3)
  await expect.element(page.getByRole('searchbox')).toHaveValue('')
  await link.click()
  await expect.poll(listed).toEqual(['Casa grande'])
  await button('Limpiar').click()
  await expect.poll(listed).toHaveLength(3)
})

it('VIEW-60 an address can contain conditions that the filter bar cannot show', async () => {
  await page.viewport(1280, 900)
  await open(`${LIST}?tipo=casa,local&banos=desde:3&zona=merida&cliente=!*`)
  await expect.poll(listed).toEqual(['Casa grande', 'Local'])
  await expect.element(button(/Tipo/)).toHaveTextContent('Como dicen los filtros')
  await button(/Tipo/).click()
  await page.getByRole('option', { name: 'Local', exact: true }).click()
  await expect.poll(listed).toEqual(['Local'])
})

it('VIEW-62 on a phone the views are among the filters, and the list opens with its chosen view', async () => {
  await page.viewport(390, 844)
  const address = await open(undefined, (person) =>
    accounts()
      .admin()
      .from('saved_views')
      .insert({
        user_id: person.id,
        entity: 'listings',
        name: 'Baratas',
        query: 'precio=hasta:3000000',
        is_default: true,
      })
      .throwOnError(),
  )
  await expect.poll(listed).not.toEqual([])
  await expect.element(views()).not.toBeInTheDocument()
  await button(/Filtros/).click()
  await expect.element(views().getByRole('link', { name: /Baratas/ })).toHaveTextContent('Baratas1')
  await expect.poll(listed).toEqual(['Casa chica'])
  await expect.poll(address).toMatch(/\?vista=.*&precio=hasta:3000000$/)
})
