import type { Page } from '@playwright/test'

/** A screen in one state: photographed in every size and theme, and tested in both. A new one is a new line in its area. */
export interface Screen {
  /** Also its picture's name. */
  name: string
  path: string
  /** Nobody, or the demo account with its sample data. */
  who: 'visitor' | 'demo'
  /** Text that is there once the screen has come. */
  shows: string | RegExp
  /** Needs a page of its own: a document without the app, or a state that the app would still have on the next screen. */
  isAlone?: boolean
  /** Before the page is opened: what its requests meet. */
  before?: (page: Page) => Promise<unknown>
  /** From the open page to the state in the picture. */
  steps?: (page: Page) => Promise<unknown>
  /** What lies over a page is taken as the window shows it, a page in its whole length. */
  extent?: 'page' | 'window'
  /** The heading of its printed table, and one of its columns; without, it prints as a page. */
  table?: readonly [title: string, column: string] | undefined
  /** Where only one size has it. */
  only?: 'desk' | 'phone'
  /** A failure that is being shown also appears in the console. */
  isFailure?: boolean
}

/** The address of a section of the dashboard. */
export const sectionPath = (section: string) => `/dashboard?seccion=${section}`

/** A screen of a section. */
export const inSection =
  (section: string, shows: Screen['shows']) =>
  (name: string, steps?: NonNullable<Screen['steps']>): Screen => ({
    name,
    path: sectionPath(section),
    who: 'demo',
    shows,
    ...(steps && { steps }),
  })

/** Over the page: taken as the window shows it. */
export const asWindow = (screen: Screen): Screen => ({ ...screen, extent: 'window' })

/** A list, which prints as a table. */
export const asTable = (screen: Screen, title: string, column: string): Screen => ({
  ...screen,
  table: [title, column],
})

export const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name }).first().click()

/** Opens all that a list can be filtered by; a phone has it behind the filters wanted most. */
export async function openEditor(page: Page): Promise<void> {
  await press('Filtros')(page)
  if (!isWide(page)) await press('Más filtros')(page)
}

/** A tool of a list that stands in its menu where there is no room for its words. */
export const openTool = (menu: string, name: string) => async (page: Page) => {
  await press(menu)(page)
  await page.getByRole('menuitem', { name }).click()
  await page.getByRole('dialog').first().waitFor()
}

const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024

export const look = (name: string) => (page: Page) => page.getByRole('radio', { name }).click()

/** What opens may still have to arrive. */
export const opening = (name: string | RegExp) => async (page: Page) => {
  await press(name)(page)
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
}

export const failing = (address: string) => (page: Page) =>
  page.route(address, (route) => route.fulfill({ status: 400, json: { message: 'refused' } }))
