import { expect } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { saveDraft } from '../../../lib/drafts.ts'

export async function choose(field: string, option: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`\\b${field}\\b`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

export function area(name: 'Construcción' | 'Terreno') {
  return page.getByRole('textbox', { name: new RegExp(`^${name}`) })
}

export async function fillHouse(): Promise<void> {
  await choose('Estado', 'Yucatán')
  await page.getByLabelText('Colonia').fill('col. altabrisa')
  await area('Construcción').fill('240')
  await area('Terreno').fill('320 ')
  await page.getByLabelText('Antigüedad').fill('8')
  await page.getByText('Alberca (+8 %)').click()
}

/** SAVE-09: stores a draft before the screen is opened, so that its form is filled in. */
export function draftHouse({ id }: Account): void {
  saveDraft('estimate', id, {
    state: 'Yucatán',
    colony: 'col. altabrisa',
    constructionArea: 240,
    landArea: 320,
    age: 8,
    amenities: ['alberca'],
  })
}

export async function calculate(): Promise<void> {
  await page.getByRole('button', { name: 'Calcular valor' }).click()
}

export async function expectValue(value: string): Promise<void> {
  await expect
    .element(page.getByRole('status', { name: 'Valor estimado' }))
    .toHaveTextContent(value)
}
