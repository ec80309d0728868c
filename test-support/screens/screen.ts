import type { Page } from '@playwright/test'

/** One screen in one state. It is photographed in every size and theme and also tested. A new screen is added as an entry of its area. */
export interface Screen {
  name: string
  path: string
  who: 'visitor' | 'demo'
  shows: string | RegExp
  /** If set, the screen needs a page of its own: it is a document without the app, or its state would remain on the next screen. */
  isAlone?: boolean
  before?: (page: Page) => Promise<unknown>
  steps?: (page: Page) => Promise<unknown>
  /** Overlays are photographed in the window's size, and pages in their whole length. */
  extent?: 'page' | 'window'
  table?: readonly [title: string, column: string] | undefined
  only?: 'desk' | 'phone'
  isFailure?: boolean
}

export const sectionPath = (section: string) => `/dashboard?seccion=${section}`

export const inSection =
  (section: string, shows: Screen['shows']) =>
  (name: string, steps?: NonNullable<Screen['steps']>): Screen => ({
    name,
    path: sectionPath(section),
    who: 'demo',
    shows,
    ...(steps && { steps }),
  })

export const asWindow = (screen: Screen): Screen => ({ ...screen, extent: 'window' })

export const asTable = (screen: Screen, title: string, column: string): Screen => ({
  ...screen,
  table: [title, column],
})

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

export async function openEditor(page: Page): Promise<void> {
  await press('Filtros')(page)
  if (!isWide(page)) await press('Más filtros')(page)
}

/** A tool for whose name the bar has no space is in the list's menu. */
export const openTool = (menu: string, name: string) => async (page: Page) => {
  await press(menu)(page)
  await page.getByRole('menuitem', { name }).click()
  await page.getByRole('dialog').first().waitFor()
}

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024

export const look = (name: string) => (page: Page) => page.getByRole('radio', { name }).click()

export const opening = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page)
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
}

export const failing = (address: string) => (page: Page) =>
  page.route(address, (route) => route.fulfill({ status: 400, json: { message: 'refused' } }))
