import { page } from 'vitest/browser'

export async function openFilters(): Promise<void> {
  const button = page.getByRole('button', { name: /^Filtros/ })
  await button.click()
}

export async function openEditor(): Promise<void> {
  await openFilters()
  await page.getByRole('button', { name: 'Más filtros' }).click()
}

export const filterButton = (field: string) =>
  page.getByRole('button', { name: new RegExp(`^(?!Opciones de la columna).*${field}`) })
