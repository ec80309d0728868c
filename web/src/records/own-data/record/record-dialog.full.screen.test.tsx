import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { property } from '../../../../../domain/src/properties/testing/property.ts'
import { SOURCES } from '../../listings/testing/sources.ts'
import { accounts } from '../../../ui/testing/render-screen.tsx'
import {
  HOUSE,
  localRows,
  openDetail,
} from '../../../features/listing-page/testing/open-detail.tsx'
import { typeAt } from '../../../ui/testing/type-at.ts'

async function choose(field: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: field }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

async function edit(): Promise<void> {
  await page.getByRole('button', { name: 'Editar', exact: true }).click()
}

async function save(): Promise<void> {
  await page.getByRole('button', { name: 'Guardar', exact: true }).click()
  await expect.element(page.getByText('Propiedad actualizada exitosamente')).toBeVisible()
}

describe.each(SOURCES)('a listing of $source', ({ makeListing }) => {
  it('PROP-30 the dialog stores the sale status and the agent of a sale, and shows them instead of the site’s', async () => {
    const person = await accounts().createPerson()
    await openDetail(person, await makeListing(person, HOUSE))
    await edit()
    await choose(/Estado de venta/, 'Vendida')
    await page.getByLabelText('Nombre', { exact: true }).fill('Lucía')
    await page.getByLabelText('Apellidos', { exact: true }).fill('Medina')
    await save()
    await expect.element(page.getByText('Vendida').first()).toBeVisible()
    await expect.element(page.getByText('Lucía Medina').first()).toBeVisible()
    expect(await localRows(person)).toMatchObject([
      { sale_status: 'vendida', assigned_agent: { first_name: 'Lucía', last_name: 'Medina' } },
    ])
  })
})

it('PROP-30 the dialog stores the end of the contract of a rented property', async () => {
  const person = await accounts().createPerson()
  await openDetail(person, property({ ...HOUSE, operation: 'rent' }))
  await edit()
  await choose(/Estado de renta/, 'Rentada')
  await typeAt(page.getByRole('spinbutton', { name: /día/ }), '31012028')
  await save()
  await expect.element(page.getByText('Rentada').first()).toBeVisible()
  await expect.element(page.getByText('31 ene 2028')).toBeVisible()
  expect(await localRows(person)).toMatchObject([
    { rental_status: 'rentada', rental_contract_end: '2028-01-31' },
  ])
})
