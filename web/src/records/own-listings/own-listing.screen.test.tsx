import type { TablesInsert } from '@predio/domain/database'
import { currentState } from '../listings/store/state.ts'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../test-support/accounts.ts'
import { queryClient } from '../../lib/data/query-client.ts'
import { recordTarget } from '../../lib/navigation.ts'
import { FittingListings } from '../matching/fitting-listings.tsx'
import { readOwnCopy } from '../listings/offline/own-copy.ts'
import { toasts } from '../../ui/toast.ts'
import { interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { createAgentWithSite } from '../../ui/testing/sites.ts'
import { PropertiesScreen } from '../../app/properties-screen.tsx'

const screen = <PropertiesScreen Assistant={() => null} />
const button = (name: string) => page.getByRole('button', { name, exact: true })
const field = (name: string) => page.getByRole('dialog').getByRole('textbox', { name })
const count = (text: string) => page.getByRole('heading', { name: text, exact: true })
const withoutSite = () => page.getByText(/Por favor configura la conexión con WordPress/)
async function siteIsKnown(): Promise<void> {
  await expect.poll(() => currentState().phase).toBe('no-connection')
}
const title = (text: string) => page.getByRole('heading', { name: text, exact: true })

async function choose(label: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Clears the notice of the last save, which would cover the menu's button for seconds. */
async function menu(item: string): Promise<void> {
  toasts.clear()
  await button('Más acciones').click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

async function storedListings({ id }: Account) {
  const { data } = await accounts()
    .admin()
    .from('properties')
    .select()
    .eq('user_id', id)
    .is('wordpress_id', null)
    .order('title')
    .throwOnError()
  return data
}

type Listed = TablesInsert<'properties'>

async function store({ id }: Account, listings: readonly Listed[]): Promise<string[]> {
  const { data } = await accounts()
    .admin()
    .from('properties')
    .insert(listings.map((each) => ({ ...each, user_id: id })))
    .select('id')
    .throwOnError()
  return data.map((row) => row.id)
}

async function open(listings: readonly Listed[] = []): Promise<Account> {
  const person = await accounts().createPerson()
  if (listings.length > 0) await store(person, listings)
  await page.viewport(1280, 900)
  await renderScreen(screen, { person })
  await siteIsKnown()
  return person
}

async function openPage(listing: Listed & { title: string }, person?: Account): Promise<Account> {
  const agent = person ?? (await accounts().createPerson())
  const [id = ''] = await store(agent, [listing])
  await page.viewport(1280, 900)
  await renderScreen(screen, { person: agent, path: recordTarget('propiedades', id).to })
  await expect.element(title(listing.title)).toHaveFocus()
  return agent
}

async function edit(): Promise<void> {
  toasts.clear()
  await button('Editar').first().click()
}

it('OWN-03 OWN-04 an agent without a site adds a listing and sees it in the list', async () => {
  const person = await open()
  await button('Agregar propiedad').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar propiedad' }).click()
  await expect.element(page.getByText('Escribe un título')).toBeVisible()
  await expect.element(page.getByText('Elige el tipo de propiedad')).toBeVisible()
  await expect.element(page.getByText('Escribe el precio')).toBeVisible()
  await expect.element(field('Título')).toHaveFocus()

  await field('Título').fill('Casa en Itzimná')
  await page.getByRole('dialog').getByRole('radio', { name: 'Venta y renta' }).click()
  await choose(/Tipo$/, 'Casa')
  await field('Precio de venta').fill('3.5 mdp')
  await field('Renta mensual').fill('18 mil')
  await field('Ciudad').fill('Mérida')
  await field('Recámaras').fill('3')
  await page.getByRole('dialog').getByRole('button', { name: 'Agregar propiedad' }).click()
  await expect.element(page.getByText('Propiedad agregada')).toBeVisible()
  await expect.element(title('Casa en Itzimná')).toHaveFocus()
  expect(await storedListings(person)).toMatchObject([
    {
      title: 'Casa en Itzimná',
      operations: ['sale', 'rent'],
      price: 3_500_000,
      second_price: 18_000,
      location: 'Mérida',
      bedrooms: 3,
      own_number: 1,
    },
  ])

  await button('Volver').click()
  await expect.element(count('1 propiedad')).toBeVisible()
  await siteIsKnown()
  // PROP-24: an agent with own listings is not asked to connect a site.
  await expect.element(withoutSite()).not.toBeInTheDocument()
})

it('OWN-03 own listings and the site’s are in one list, and a filter separates them', async () => {
  const { person } = await createAgentWithSite({ listings: 3 })
  await store(person, [{ title: 'Casa propia', price: 900_000 }])
  await page.viewport(1280, 900)
  await renderScreen(screen, { person })
  await expect.element(count('4 propiedades')).toBeVisible()
  await choose(/Origen$/, 'Propias')
  await expect.element(count('1 de 4 propiedades')).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'Casa propia' })).toBeVisible()
  await choose(/Origen$/, 'Mi sitio')
  await expect.element(count('3 de 4 propiedades')).toBeVisible()
})

it('OWN-16 the page links to the video and the tour, which are https addresses', async () => {
  const person = await openPage({ title: 'Casa A', price: 900_000 })
  await page.viewport(390, 844)
  await edit()
  await field('Video').fill('http://youtu.be/a1')
  await field('Recorrido virtual').fill('https://my.matterport.com/show/?m=a1')
  const save = page.getByRole('dialog').getByRole('button', { name: 'Guardar cambios' })
  await save.click()
  await expect
    .element(page.getByText('Escribe una dirección que empiece con https://'))
    .toBeVisible()
  await field('Video').fill('https://youtu.be/a1')
  await save.click()
  const link = (name: string) => page.getByRole('link', { name, exact: true })
  await expect.element(link('Video')).toHaveAttribute('href', 'https://youtu.be/a1')
  await expect.element(link('Recorrido virtual')).toHaveAttribute('rel', 'noopener noreferrer')
  expect(await storedListings(person)).toMatchObject([
    { video_url: 'https://youtu.be/a1', tour_url: 'https://my.matterport.com/show/?m=a1' },
  ])
})

it('OWN-06 a duplicate has the facts, and neither photographs nor the agreement', async () => {
  const person = await openPage({
    title: 'Casa A',
    price: 900_000,
    bedrooms: 2,
    is_exclusive: true,
    private_note: 'Llaves',
  })
  await menu('Duplicar')
  await expect.element(title('Casa A (copia)')).toBeVisible()
  expect(await storedListings(person)).toMatchObject([
    { title: 'Casa A', is_exclusive: true, private_note: 'Llaves' },
    { title: 'Casa A (copia)', bedrooms: 2, is_exclusive: false, private_note: null, images: [] },
  ])
})

it('OWN-07 an archived listing leaves the list, is found by the filter and can be restored', async () => {
  await open([
    { title: 'Casa A', price: 900_000 },
    { title: 'Casa B', price: 800_000 },
  ])
  await page.getByRole('link', { name: 'Casa A' }).click()
  await menu('Archivar')
  await expect.element(page.getByText(/No aparece en tu lista/)).toBeVisible()
  await button('Volver').click()
  await expect.element(count('1 propiedad')).toBeVisible()
  await choose(/Origen$/, 'Archivadas')
  await page.getByRole('link', { name: 'Casa A' }).click()
  await menu('Volver a mostrar')
  await expect.element(page.getByText(/No aparece en tu lista/)).not.toBeInTheDocument()
})

it('OWN-07 a deleted listing disappears from the list and the database', async () => {
  const person = await openPage({ title: 'Casa A', price: 900_000 })
  await menu('Eliminar')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('Propiedad eliminada')).toBeVisible()
  expect(await storedListings(person)).toEqual([])
})

it('FIRST-04 the form that the checklist asks for opens once', async () => {
  const { router } = await renderScreen(screen, {
    person: await accounts().createPerson(),
    state: { section: 'properties', opens: 'listing' },
  })
  await expect.element(field('Título')).toBeVisible()
  await expect.poll(() => router.state.location.state as unknown).toEqual({ section: 'properties' })
})

it('FIRST-06 the page marks an example listing', async () => {
  await openPage({ title: 'Casa', price: 1, is_example: true })
  await expect.element(page.getByText('Ejemplo', { exact: true })).toBeVisible()
})

it('OWN-09 the owner is a client linked as owner, can be replaced, and a failed link can be retried', async () => {
  const person = await accounts().createPerson()
  const admin = accounts().admin()
  const owner = { user_id: person.id, type: 'propietario' as const }
  await admin
    .from('clients')
    .insert([
      { ...owner, first_name: 'Íñigo', last_name: 'Peña' },
      { ...owner, first_name: 'Lucía', last_name: 'Medina' },
    ])
    .throwOnError()
  await openPage({ title: 'Casa A', price: 900_000 }, person)
  const pick = async (text: string, option: string) => {
    await edit()
    const picker = page.getByRole('combobox', { name: 'Propietario' })
    await picker.click()
    await expect.element(picker).toHaveFocus()
    await picker.fill(text)
    await page.getByRole('option', { name: option }).click()
  }
  const owners = async () => {
    const { data } = await admin
      .from('property_clients')
      .select('relationship_type, status, client:clients(first_name)')
      .eq('user_id', person.id)
      .order('created_at')
    return data
  }
  await pick('inigo', 'Íñigo Peña')
  await choose(/Estado de venta/, 'Apartada')
  const refused = interceptFetch(
    ({ method, url }) => method === 'POST' && url.includes('property_clients'),
  )
  await button('Guardar cambios').click()
  await expect.element(page.getByText(/se guardó, pero no su propietario/)).toBeVisible()
  refused.release()
  await button('Guardar cambios').click()
  await expect.element(page.getByText('Propiedad actualizada')).toBeVisible()
  await expect.element(page.getByText('Íñigo Peña')).toBeVisible()
  expect(await owners()).toEqual([
    { relationship_type: 'owner', status: 'active', client: { first_name: 'Íñigo' } },
  ])
  expect(await storedListings(person)).toMatchObject([{ sale_status: 'apartada' }])

  await pick('lucia', 'Lucía Medina')
  await button('Guardar cambios').click()
  await expect.poll(owners).toMatchObject([
    { status: 'ended', client: { first_name: 'Íñigo' } },
    { status: 'active', client: { first_name: 'Lucía' } },
  ])
})

it('OWN-04 SAVE-05 the form asks before it overwrites another tab’s change', async () => {
  const person = await openPage({ title: 'Casa A', price: 900_000, property_type: 'casa' })
  await edit()
  await field('Título').fill('Casa mía')
  await accounts()
    .admin()
    .from('properties')
    .update({ title: 'Casa de la otra', bedrooms: 4 })
    .eq('user_id', person.id)
    .throwOnError()
  await button('Guardar cambios').click()
  const conflict = page.getByRole('dialog', { name: 'Cambió mientras lo editabas' })
  await expect.element(conflict.getByText('Casa de la otra')).toBeVisible()
  await conflict.getByRole('button', { name: 'Guardar así' }).click()
  await expect.element(page.getByText('Propiedad actualizada')).toBeVisible()
  await expect.element(title('Casa mía')).toBeVisible()
  expect(await storedListings(person)).toMatchObject([{ bedrooms: 4 }])
})

it('OWN-10 OWN-23 OWN-24 SHOW-02 the page shows both prices, fee and age, and separately the agent’s unprinted facts', async () => {
  await open([
    {
      title: 'Casa A',
      price: 3_500_000,
      operations: ['sale', 'rent'],
      second_price: 18_000,
      maintenance_fee: 1200,
      year_built: 2015,
      is_exclusive: true,
      exclusive_until: '2199-01-31',
      commission_percentage: 5,
      shared_commission_percentage: 37.5,
      private_note: 'Llaves con el portero',
    },
  ])
  await expect.element(page.getByText('$18,000/mes')).toBeVisible()
  await page.getByRole('link', { name: 'Casa A' }).click()
  await expect.element(page.getByText('$18,000/mes').first()).toBeVisible()
  await expect.element(page.getByText('$1,200').first()).toBeVisible()
  await expect.element(page.getByText(/^2015 \(\d+ años\)$/).first()).toBeVisible()
  await expect.element(page.getByText('Llaves con el portero')).toBeVisible()
  await expect.element(page.getByText('Sí, hasta el 31 ene 2199')).toBeVisible()
  await expect.element(page.getByText('5 %', { exact: true })).toBeVisible()
  await expect.element(page.getByText('Publicada', { exact: true })).toBeVisible()
  const printed = document.querySelector('[data-print-sheet]')?.textContent
  expect(printed).toMatch(/Casa A.*\$3,500,000 · \$18,000\/mes.*\$1,200/s)
  expect(printed).not.toMatch(/Publicada|Llaves|2199|5 %|37\.5/)
})

it('OFF-04 own listings are shown from the device’s copy, without private agreements', async () => {
  const person = await accounts().createPerson()
  await store(person, [{ title: 'Casa A', price: 900_000, commission_percentage: 5 }])
  const first = await renderScreen(screen, { person })
  await expect.element(page.getByRole('link', { name: 'Casa A' })).toBeVisible()
  await expect
    .poll(() => readOwnCopy(person.id))
    .toMatchObject([{ title: 'Casa A', commission_percentage: null }])
  await first.unmount()
  queryClient.clear()
  const lost = interceptFetch(({ url }) => url.includes('/rest/v1/properties'))
  await renderScreen(screen, { person })
  await page.getByRole('link', { name: 'Casa A' }).click()
  await expect.element(title('Casa A')).toHaveFocus()
  lost.release()
})

it('OWN-03 OWN-10 without a site, own listings are proposed to a client who wants to rent by their rent', async () => {
  const person = await accounts().createPerson()
  await store(person, [
    {
      title: 'Casa A',
      price: 3_500_000,
      operations: ['sale', 'rent'],
      second_price: 18_000,
      property_type: 'casa',
    },
  ])
  const preferences = {
    operation: 'rent' as const,
    property_type: ['casa' as const],
    locations: [],
    min_price: null,
    max_price: 20_000,
    bedrooms: null,
  }
  const ana = { id: person.id, first_name: 'Ana', last_name: null, whatsapp: null }
  await renderScreen(<FittingListings client={ana} preferences={preferences} />, { person })
  await expect.element(page.getByText('$3,500,000 · $18,000/mes')).toBeVisible()
})
