import { readFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'

/** What 'Exportar a CSV' gives. */
export async function exported(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar a CSV' }).click()
  const file = await download
  expect(file.suggestedFilename()).toBe(name)
  return readFile(await file.path(), 'utf8')
}
