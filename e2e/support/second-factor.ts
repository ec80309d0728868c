import type { Locator, Page } from '@playwright/test'

export function codeField(page: Page): Locator {
  return page.getByLabel(/^Código de 6 dígitos/)
}

export function pressButton(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click()
}
