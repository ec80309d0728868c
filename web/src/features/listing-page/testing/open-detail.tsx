import type { Property } from '@predio/domain/properties'
import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { queryClient } from '../../../lib/data/query-client.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { DetailPage } from '../detail-page.tsx'

export const HOUSE: Partial<Property> & { title: string } = {
  id: 5,
  title: 'Casa 5 en Querétaro',
  price: 1_005_000,
  location: 'Calle 5, Querétaro',
  propertyType: 'casa',
  link: 'https://casas.mx/5/',
}

export async function openDetail(person: Account, listing: Property): Promise<void> {
  await renderScreen(<DetailPage property={listing} />, { person })
  await expect.element(page.getByRole('heading', { name: listing.title })).toBeVisible()
  await expect.poll(() => queryClient.isFetching()).toBe(0)
}

export async function localRows(person: Account) {
  const { data } = await accounts()
    .admin()
    .from('properties')
    .select()
    .eq('user_id', person.id)
    .throwOnError()
  return data
}
