import type { BrowserContext, Locator, Page } from '@playwright/test'
import type { Person } from '../../accounts.ts'
import { navigation } from '../../screens/open-screen.ts'

export interface Tab {
  page: Page
  context: BrowserContext
  person: Person
}

export type Step = readonly [name: string, play: (tab: Tab) => Promise<void>]

export async function open({ page }: Tab, path: string): Promise<void> {
  await page.evaluate(navigation(path))
}

export const button = (scope: Page | Locator, name: string): Locator =>
  scope.getByRole('button', { name, exact: true }).filter({ visible: true }).first()

export const dialog = (page: Page): Locator => page.getByRole('dialog').last()

export async function press(target: Locator): Promise<void> {
  await target.focus()
  await target.press('Enter')
}

export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    await form
      .getByLabel(new RegExp(`^${label}\\*?$`))
      .first()
      .fill(value)
  }
}

export async function choose(form: Locator, label: string, option: string): Promise<void> {
  await press(form.getByRole('button', { name: new RegExp(`${label}\\*?$`) }).first())
  await form.page().getByRole('option', { name: option, exact: true }).click()
}

/** Waits until the server has accepted the write, for example 'PATCH tasks' or 'POST rpc/save_client'. */
export async function write({ page }: Tab, written: string, target: Locator): Promise<void> {
  const [response] = await Promise.all([
    page.waitForResponse((answered) => {
      const name = new URL(answered.url()).pathname.replace('/rest/v1/', '')
      return `${answered.request().method()} ${name}` === written
    }),
    press(target),
  ])
  if (!response.ok()) {
    throw new Error(`${written} was answered with ${response.status()}: ${await response.text()}`)
  }
}

/** Waits until the form has closed, because closing it navigates back and would undo the next step. */
export async function submit(tab: Tab, written: string, name: string): Promise<void> {
  const form = dialog(tab.page)
  await write(tab, written, button(form, name))
  await form.waitFor({ state: 'hidden' })
}
