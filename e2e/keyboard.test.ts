import { expect, test, type Locator, type Page } from '@playwright/test'
import { expectSection, SECTIONS } from './support/dashboard.ts'
import { watchConsole } from '../test-support/watch-console.ts'
import { closeWithEscape } from './support/page.ts'
import { clientOf, newPerson } from './support/people.ts'

const MAX_STEPS = 80

/** Pass 'Shift+Tab' for a target before the focused element. */
async function reach(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await expect(target).toBeVisible()
  // The element is located once, because searching the page takes longer than pressing the key.
  let element = await target.elementHandle()
  for (let step = 0; step < MAX_STEPS; step++) {
    if (!(await element?.evaluate((each) => each.isConnected)))
      element = await target.elementHandle()
    if (await element?.evaluate((each) => each === each.ownerDocument.activeElement)) return
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard does not reach ${target.toString()}`)
}

async function press(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await reach(page, target, key)
  await page.keyboard.press('Enter')
}

async function returnTo(page: Page, opener: Locator): Promise<void> {
  await closeWithEscape(page, page.getByRole('dialog').or(page.getByRole('alertdialog')))
  await expect(opener).toBeFocused()
}

async function search(page: Page, text: string): Promise<void> {
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: 'Buscar' })).toBeFocused()
  await page.keyboard.type(text)
}

/** Waits for the answer to the typed text, which marks an option, and takes it with Enter. */
async function pressChosen(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('option', { name })).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
}

test('SEARCH-09 the keyboard alone suffices: sign up, every section, every dialog of the frame, sign out', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = newPerson()
  await page.goto('/')
  await press(page, page.getByRole('link', { name: 'Prueba Gratuita' }).first())
  await reach(page, page.getByLabel(/^Email/))
  await page.keyboard.type(person.email)
  await reach(page, page.getByLabel(/^Contraseña\*?$/))
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expectSection(page, 'Propiedades')

  const sections = page.getByRole('navigation', { name: 'Secciones' })
  for (const name of SECTIONS.toReversed()) {
    await press(page, sections.getByRole('button', { name, exact: true }), 'Shift+Tab')
    await expectSection(page, name)
  }

  const finder = page.getByRole('button', { name: 'Buscar' })
  await press(page, finder, 'Shift+Tab')
  await returnTo(page, finder)
  await search(page, 'calcu')
  await pressChosen(page, /Calculadora/)
  await expectSection(page, 'Calculadora')
  await expect(page.getByRole('main')).toBeFocused()

  const bell = page.getByRole('button', { name: /^Notificaciones/ })
  await press(page, bell, 'Shift+Tab')
  await returnTo(page, bell)

  await clientOf(person)
  await press(page, sections.getByRole('link', { name: 'Perfil' }), 'Shift+Tab')
  for (const name of ['Cerrar las demás', 'Eliminar mi cuenta']) {
    const opener = page.getByRole('main').getByRole('button', { name })
    await press(page, opener)
    await returnTo(page, opener)
  }

  await reach(page, sections.getByRole('button', { name: 'Salir' }))
  await search(page, 'cerrar sesion')
  await pressChosen(page, 'Salir')
  await expect(page).toHaveURL(/\/login$/)
  expect(problems.filter((text) => !text.includes('status of 401'))).toEqual([])
})
