import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../test-support/accounts.ts'
import { property } from '../../../../domain/src/properties/testing/property.ts'
import { toasts } from '../../ui/toast.ts'
import { accounts } from '../../ui/testing/render-screen.tsx'
import { rowIdOf, SOURCES } from '../../records/listings/testing/sources.ts'
import { HOUSE, openDetail } from './testing/open-detail.tsx'

const dialog = () => page.getByRole('dialog', { name: 'Vincular Cliente a Propiedad' })
const picker = () => page.getByRole('combobox', { name: 'Cliente' })
const submit = () => dialog().getByRole('button', { name: 'Vincular Cliente' })

async function openLink(): Promise<void> {
  await page.getByRole('button', { name: 'Vincular', exact: true }).click()
  await expect.element(dialog()).toBeVisible()
}

async function pick(text: string, option: string): Promise<void> {
  await picker().fill(text)
  await page.getByRole('option', { name: option }).click()
}

async function choose(field: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option }).click()
}

async function storedLinks(person: Account) {
  const { data } = await accounts()
    .admin()
    .from('property_clients')
    .select()
    .eq('user_id', person.id)
    .throwOnError()
  return data
}

const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' })

function todaySince(begun: Date): unknown {
  const possible = new Set<unknown>([days.format(begun), days.format(new Date())])
  return expect.toSatisfy((day) => possible.has(day))
}

async function createPersonWithClient() {
  const person = await accounts().createPerson()
  const { data } = await accounts()
    .admin()
    .from('clients')
    .insert({
      user_id: person.id,
      type: 'propietario',
      first_name: 'Íñigo',
      last_name: 'Peña Loría',
      phone: '+529991112233',
    })
    .select('id')
    .single()
    .throwOnError()
  return { person, clientId: data.id }
}

async function openLinked(): Promise<Account> {
  const { person, clientId } = await createPersonWithClient()
  const listing = property(HOUSE)
  await accounts()
    .admin()
    .from('property_clients')
    .insert({
      user_id: person.id,
      created_by: person.id,
      client_id: clientId,
      property_id: await rowIdOf(person, listing),
      relationship_type: 'owner',
      start_date: '2026-01-15',
    })
    .throwOnError()
  await openDetail(person, listing)
  return person
}

describe.each(SOURCES)('a listing of $source', ({ makeListing }) => {
  it('PROP-34 a client is linked as owner from today at 3 %', async () => {
    const begun = new Date()
    const { person } = await createPersonWithClient()
    await openDetail(person, await makeListing(person, HOUSE))
    await openLink()
    await submit().click()
    await expect.element(dialog().getByText('Elige un cliente')).toBeVisible()
    await expect
      .element(dialog().getByRole('button', { name: /Tipo de relación/ }))
      .toHaveTextContent('Propietario')
    await expect.element(dialog().getByLabelText('Porcentaje de comisión')).toHaveValue('3')
    await pick('inigo pena', 'Íñigo Peña Loría')
    await dialog().getByLabelText('Precio').fill('2500000.50')
    await dialog().getByLabelText('Notas').fill('Firma en enero')
    await submit().click()
    await expect
      .element(page.getByText('Relación cliente-propiedad creada exitosamente'))
      .toBeVisible()
    await expect.element(page.getByText('$2,500,000.50 · Comisión 3 %')).toBeVisible()
    expect(await storedLinks(person)).toMatchObject([
      {
        relationship_type: 'owner',
        start_date: todaySince(begun),
        end_date: null,
        price: 2_500_000.5,
        commission_percentage: 3,
        notes: 'Firma en enero',
        status: 'active',
        created_by: person.id,
      },
    ])
  })
})

it('PROP-36 the same relationship is refused a second time', async () => {
  const person = await openLinked()
  await openLink()
  await pick('peña', 'Íñigo Peña Loría')
  await submit().click()
  await expect
    .element(page.getByText('Ya existe una relación de este tipo entre el cliente y la propiedad'))
    .toBeVisible()
  expect(await storedLinks(person)).toHaveLength(1)
})

it('PROP-37 a link leads to the client, can be changed, and keeps its row when it ends', async () => {
  const begun = new Date()
  const person = await openLinked()
  await expect
    .element(page.getByRole('link', { name: 'Íñigo Peña Loría' }))
    .toHaveAttribute('href', expect.stringMatching(/\/dashboard\/clientes\/[\da-f-]{36}$/))
  await expect
    .element(page.getByRole('link', { name: 'Llamar a Íñigo' }))
    .toHaveAttribute('href', 'tel:+529991112233')
  const actions = page.getByRole('button', { name: 'Acciones de Íñigo Peña Loría' })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Editar relación' }).click()
  await choose(/Tipo de relación/, 'Inversionista')
  await page.getByRole('button', { name: 'Guardar cambios' }).click()
  await expect
    .element(page.getByText('Relación cliente-propiedad actualizada exitosamente'))
    .toBeVisible()
  toasts.clear()
  await actions.click()
  await page.getByRole('menuitem', { name: 'Terminar relación' }).click()
  await page
    .getByRole('alertdialog', { name: '¿Terminar la relación?' })
    .getByRole('button', { name: 'Terminar relación' })
    .click()
  await expect.element(page.getByText('No hay clientes vinculados')).toBeVisible()
  expect(await storedLinks(person)).toMatchObject([
    {
      status: 'ended',
      relationship_type: 'investor',
      start_date: '2026-01-15',
      end_date: todaySince(begun),
    },
  ])
})

it('PROP-38 a client created during linking has the type of the relationship', async () => {
  const person = await accounts().createPerson()
  await openDetail(person, property(HOUSE))
  await openLink()
  await picker().fill('Rosalba')
  await expect
    .element(page.getByRole('option', { name: 'Para crear un cliente escribe nombre y apellidos' }))
    .toBeVisible()
  await pick('Rosalba Uc Dzul', 'Crear cliente «Rosalba Uc Dzul»')
  await expect.element(picker()).toHaveValue('Rosalba Uc Dzul')
  await choose(/Tipo de relación/, 'Inquilino')
  await submit().click()
  await expect
    .element(page.getByText('Relación cliente-propiedad creada exitosamente'))
    .toBeVisible()
  await expect.element(page.getByText('Rosalba Uc Dzul', { exact: true })).toBeVisible()
  const { data } = await accounts()
    .admin()
    .from('clients')
    .select('first_name, last_name, type')
    .eq('user_id', person.id)
    .throwOnError()
  expect(data).toEqual([{ first_name: 'Rosalba', last_name: 'Uc Dzul', type: 'inquilino' }])
})
