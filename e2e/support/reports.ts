import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Account } from '../../test-support/accounts.ts'
import { createFirstQuarter as createOne } from '../../test-support/first-quarter.ts'
import { accounts } from './server.ts'

export const FIRST_QUARTER =
  '/dashboard/reports?periodo=personalizado&desde=2026-01-01&hasta=2026-03-31'

export function createFirstQuarter(): Promise<Account> {
  return createOne(accounts())
}

export function report(page: Page, title: string): Locator {
  return page.getByRole('region', { name: title, exact: true })
}

export async function tableOf(card: Locator, caption: string): Promise<string[][]> {
  const table = card.getByRole('table', { name: caption, exact: true })
  await expect(table).toHaveCount(1)
  const rows = await table.getByRole('row').all()
  return Promise.all(rows.map((row) => row.locator('th, td').allTextContents()))
}

export async function exportedCsv(
  page: Page,
  title: string,
): Promise<{ name: string; text: string }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: `CSV: ${title}`, exact: true }).click()
  const file = await download
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') }
}
