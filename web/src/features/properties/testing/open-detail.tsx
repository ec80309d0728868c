import type { Property } from '@predio/domain/properties'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { property } from '../../../../../domain/src/properties/testing/property.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { DetailPage } from '../detail/detail-page.tsx'

export const HOUSE: Property = property({
  id: 5,
  title: 'Casa 5 en Querétaro',
  price: 1_005_000,
  location: 'Calle 5, Querétaro',
  propertyType: 'casa',
  link: 'https://casas.mx/5/',
})

/** The page of one listing, without a site behind it. */
export async function openDetail(listing = HOUSE, person?: Account): Promise<Account> {
  const owner = person ?? (await accounts().createPerson())
  await renderScreen(<DetailPage property={listing} />, { person: owner })
  await expect.element(page.getByRole('heading', { name: listing.title })).toBeVisible()
  return owner
}

/** The agent's own copies as they are stored. */
export async function localRows(person: Account) {
  const { data } = await accounts()
    .admin()
    .from('properties')
    .select()
    .eq('user_id', person.id)
    .throwOnError()
  return data
}
