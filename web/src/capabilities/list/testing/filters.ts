import { page } from 'vitest/browser'

/** Opens the line of filters of a list, which a phone folds away; it may be open. */
export async function openFilters(): Promise<void> {
  const button = page.getByRole('button', { name: /^Filtros/ })
  await button.click()
}

/** Opens all that the list can be filtered by. */
export async function openEditor(): Promise<void> {
  await openFilters()
  await page.getByRole('button', { name: 'Más filtros' }).click()
}

/** A filter beside the list; the columns of a table have buttons about the same fields. */
export const filterButton = (field: string) =>
  page.getByRole('button', { name: new RegExp(`^(?!Opciones de la columna).*${field}`) })
