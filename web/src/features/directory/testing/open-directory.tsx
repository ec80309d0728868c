import type { TablesInsert } from '@predio/domain/database'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { DirectoryScreen } from '../directory-screen.tsx'

type NewProfessional = Omit<TablesInsert<'professionals'>, 'user_id'>

export const CANUL = {
  name: 'Plomería Canul',
  profession: 'fontanero',
  specialty: 'Bombas y fugas',
  phone: '+529995550166',
  email: null,
  address: 'Itzimná, Mérida',
  rating: 4,
  notes: 'Atiende de noche',
} satisfies NewProfessional

export async function openDirectory(...professionals: NewProfessional[]): Promise<Account> {
  const person = await accounts().createPerson()
  const rows = professionals.map((each) => Object.assign({ user_id: person.id }, each))
  await accounts().admin().from('professionals').insert(rows).throwOnError()
  await renderScreen(<DirectoryScreen />, { person })
  return person
}

export const ROSA = {
  ...CANUL,
  name: 'Rosa Euán',
  profession: 'electricista' as const,
  specialty: 'Paneles',
  phone: '+13055551234',
}

export const card = (name: string) => page.getByRole('article', { name, exact: true })
export const button = (name: string) => page.getByRole('button', { name, exact: true })

export async function choose(field: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`\\b${field}\\b`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

export async function storedProfessionals({ id }: Account) {
  const table = accounts().admin().from('professionals')
  const { data } = await table.select().eq('user_id', id).throwOnError()
  return data
}
