import type { Json } from '@predio/domain/database'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { EstimatorScreen } from '../estimator-screen.tsx'
import { calculate, draftHouse, expectValue } from '../testing/fill-estimate.ts'

const HOUSE: Json = {
  state: 'Yucatán',
  colony: 'Altabrisa',
  constructionArea: 240,
  landArea: 320,
  age: 8,
  amenities: ['alberca'],
}

async function addValuation({ id }: Account, title: string, input: Json = HOUSE): Promise<string> {
  const { data } = await accounts()
    .admin()
    .from('valuations')
    .insert({
      user_id: id,
      title,
      state: 'Yucatán',
      colony: 'Altabrisa',
      input,
      estimated_value: 12_152_125.44,
    })
    .select('id')
    .single()
    .throwOnError()
  return data.id
}

async function openList(person: Account): Promise<void> {
  await renderScreen(<EstimatorScreen />, { person, state: { section: 'estimator' } })
  await page.getByRole('tab', { name: 'Guardadas' }).click()
}

const button = (name: string) => page.getByRole('button', { name, exact: true })
const dialog = () => page.getByRole('dialog', { name: 'Guardar valuación' })
const inDialog = (name: string) => dialog().getByRole('button', { name, exact: true })
const cards = () => page.getByRole('article')
const isValuation = ({ url }: Request) => url.includes('/rest/v1/valuations')
const isWrite = (request: Request) => isValuation(request) && request.method !== 'GET'
const refuse = () => new Response('{}', { status: 400 })

it('EST-27 EST-31 an estimate is saved with its suggested name, a client and a property', async () => {
  const person = await accounts().createPerson()
  const admin = accounts().admin()
  const owner = { user_id: person.id }
  const { data: client } = await admin
    .from('clients')
    .insert({ ...owner, type: 'comprador', first_name: 'Ana', last_name: 'Núñez' })
    .select('id')
    .single()
    .throwOnError()
  const { data: property } = await admin
    .from('properties')
    .insert({ ...owner, title: 'Casa en Mérida', location: 'Mérida', price: 2_500_000 })
    .select('id')
    .single()
    .throwOnError()
  draftHouse(person)
  await openList(person)
  await expect.element(page.getByText('Aún no guardas valuaciones')).toBeVisible()
  await button('Hacer una estimación').click()
  await calculate()
  await button('Guardar').click()
  const name = dialog().getByLabelText('Nombre')
  await expect.element(name).toHaveValue('Residencial en col. altabrisa, Yucatán')
  await name.fill('x'.repeat(201))
  await inDialog('Guardar').click()
  await expect
    .element(dialog().getByText('El nombre no puede exceder los 200 caracteres'))
    .toBeVisible()
  await name.fill('Casa de Ana')
  await dialog().getByRole('combobox', { name: 'Cliente' }).fill('ana')
  await page.getByRole('option', { name: 'Ana Núñez' }).click()
  await dialog().getByRole('combobox', { name: 'Propiedad' }).fill('merida')
  await page.getByRole('option', { name: /^Casa en Mérida/ }).click()
  await inDialog('Guardar').click()
  await expect.element(page.getByText('Estás viendo «Casa de Ana».')).toBeVisible()
  const { data } = await admin
    .from('valuations')
    .select('title, client_id, property_id, property_type, estimated_value, range_min, confidence')
    .eq('user_id', person.id)
    .throwOnError()
  expect(data).toEqual([
    {
      title: 'Casa de Ana',
      client_id: client.id,
      property_id: property.id,
      property_type: 'residential',
      estimated_value: 12_152_125.44,
      range_min: 10_936_912.9,
      confidence: 95,
    },
  ])
})

it('EST-32 an opened estimate can be changed, or saved as another one', async () => {
  const person = await accounts().createPerson()
  await addValuation(person, 'Casa de Ana')
  await openList(person)
  await page.getByRole('link', { name: 'Casa de Ana' }).click()
  await expectValue('$12,152,125')
  await page.getByText('Jardín (+5 %)').click()
  await button('Guardar cambios').click()
  await inDialog('Guardar cambios').click()
  await expect.element(page.getByText('Valuación actualizada exitosamente')).toBeVisible()
  await page.getByText('Bodega (+2 %)').click()
  await button('Guardar cambios').click()
  await dialog().getByLabelText('Nombre').fill('Casa de Ana, con bodega')
  await inDialog('Guardar como nueva').click()
  await expect.element(page.getByText('Estás viendo «Casa de Ana, con bodega».')).toBeVisible()
  await page.getByRole('tab', { name: 'Guardadas' }).click()
  await expect.element(cards().nth(0)).toHaveTextContent(/Casa de Ana, con bodega.*\$12,939,763/)
  await expect
    .element(cards().nth(1))
    .toHaveTextContent(/Casa de Ana.*\$12,714,724.*De \$11,443,251 a \$13,986,196/)
  await page.getByRole('link', { name: 'Casa de Ana', exact: true }).click()
  await expect.element(page.getByRole('checkbox', { name: 'Bodega (+2 %)' })).not.toBeChecked()
  await expectValue('$12,714,724')
})

it('a saved estimate is deleted after a confirmation, and a failed deletion is reported', async () => {
  const person = await accounts().createPerson()
  await addValuation(person, 'Casa de la esquina')
  await openList(person)
  const question = page.getByRole('alertdialog', { name: '¿Eliminar la valuación?' })
  await button('Eliminar').click()
  await expect
    .element(question)
    .toHaveTextContent('«Casa de la esquina» se eliminará para siempre.')
  const refused = interceptFetch(isWrite, refuse)
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('Error al eliminar la valuación')).toBeVisible()
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect.element(question).not.toBeInTheDocument()
  refused.release()
  await button('Eliminar').click()
  await question.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(page.getByText('Valuación eliminada exitosamente')).toBeVisible()
  await expect.element(cards()).not.toBeInTheDocument()
})

it('says that the list of estimates could not be loaded, and loads it again', async () => {
  const person = await accounts().createPerson()
  await addValuation(person, 'Casa de la esquina')
  const refused = interceptFetch(isValuation, refuse)
  await openList(person)
  await expect.element(page.getByText('Error al cargar las valuaciones')).toBeVisible()
  refused.release()
  await button('Intentar de nuevo').click()
  await expect.element(cards()).toHaveTextContent('Casa de la esquina')
})

it('EST-32 the screen shows another tab’s changes before overwriting them', async () => {
  const person = await accounts().createPerson()
  const id = await addValuation(person, 'Casa de la esquina')
  await openList(person)
  await page.getByRole('link', { name: 'Casa de la esquina' }).click()
  await button('Guardar cambios').click()
  await dialog().getByLabelText('Nombre').fill('Casa de la glorieta')
  const stored = accounts().admin().from('valuations')
  await stored.update({ title: 'Casa del parque' }).eq('id', id).throwOnError()
  await inDialog('Guardar cambios').click()
  const conflict = page.getByRole('dialog', { name: 'Cambió mientras lo editabas' })
  await expect.element(conflict).toHaveTextContent('Casa del parque')
  await conflict.getByRole('button', { name: 'Guardar así' }).click()
  await expect.element(page.getByText('Valuación actualizada exitosamente')).toBeVisible()
  const { data } = await accounts()
    .admin()
    .from('valuations')
    .select('title')
    .eq('id', id)
    .throwOnError()
  expect(data).toEqual([{ title: 'Casa de la glorieta' }])
})

it('EST-34 the list includes an estimate of another release that cannot be opened', async () => {
  const person = await accounts().createPerson()
  await addValuation(person, 'Casa antigua', { state: 'Atlantis' })
  await openList(person)
  await page.getByRole('link', { name: 'Casa antigua' }).click()
  await expect
    .element(page.getByText('Esta valuación se guardó con otra versión y no se puede abrir.'))
    .toBeVisible()
})
