import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { totpCode } from '../test-support/totp-code.ts'
import { latestMail } from './support/mail.ts'
import { expectAccessible } from './support/accessibility.ts'
import { watchConsole } from './support/page.ts'
import { createPerson, newPerson, signIn, signInByHand } from './support/people.ts'
import { visitor } from './support/server.ts'

const PROFILE = '/dashboard/profile'
const STEP = { name: 'Verificación en dos pasos', level: 1 } as const

const code = (page: Page) => page.getByLabel(/^Código de 6 dígitos/)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

/** As on a device that nobody has signed in on; the next page starts there. */
async function forgetSession(page: Page): Promise<void> {
  await page.evaluate(`localStorage.removeItem('predio.session')`)
}

test('the second step is turned on, asked for at sign-in, passed with a recovery code and turned off', async ({
  page,
  context,
}) => {
  const problems = watchConsole(page)
  const person = await createPerson(newPerson())
  await signIn(page, person, PROFILE)

  // Turned on in Perfil: the password, the QR code, the first code of the app.
  await press(page, 'Activar')
  await page.getByLabel(/^Tu contraseña/).fill('otra cosa')
  await press(page, 'Continuar')
  await expect(page.getByText('La contraseña no es correcta')).toBeVisible()
  await expect(page.getByLabel(/^Nombre/).last()).toHaveValue('Mi teléfono')
  await page.getByLabel(/^Tu contraseña/).fill(person.password)
  await press(page, 'Continuar')
  const picture = page.getByRole('img', { name: /Código QR/ })
  await expect(picture).toBeVisible()
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await expectAccessible(page)
  const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(code(page)).toHaveAttribute('inputmode', 'numeric')
  await code(page).fill('12345')
  await press(page, 'Confirmar código')
  await expect(page.getByText('El código tiene 6 dígitos')).toBeVisible()
  await code(page).fill(totpCode(secret))
  await press(page, 'Confirmar código')

  // Ten recovery codes, shown once.
  await expect(page.getByText('Guarda tus códigos de recuperación')).toBeVisible()
  const codes = await page.getByRole('dialog').getByRole('listitem').allTextContents()
  expect(codes).toHaveLength(10)
  const saved = page.waitForEvent('download')
  await press(page, 'Descargar')
  const file = await readFile(await (await saved).path(), 'utf8')
  for (const each of codes) expect(file).toContain(each)
  await page.keyboard.press('Escape')
  await expect(page.getByText(/Primero guarda tus códigos/)).toBeVisible()
  await press(page, 'Ya los guardé')
  await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible()
  await expect(page.getByText('Mi teléfono')).toBeVisible()
  await latestMail(person.email, 'second-factor-added')

  // After the password nothing opens before the code, in no tab and at no address.
  await forgetSession(page)
  await signInByHand(page, person)
  await expect(page.getByRole('heading', STEP)).toBeVisible()
  await expectAccessible(page)
  const second = await context.newPage()
  await second.goto('/dashboard/subscription')
  await expect(second.getByRole('heading', STEP)).toBeVisible()
  await expect(second.getByRole('navigation')).toHaveCount(0)
  await code(page).fill('000 000')
  await press(page, 'Continuar')
  await expect(page.getByText(/El código no es correcto o ya se usó/)).toBeVisible()
  await expect(code(page)).toHaveValue('000 000')
  await code(page).fill(totpCode(secret, 1))
  await press(page, 'Continuar')
  await expect(page.getByRole('heading', STEP)).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(second.getByRole('heading', STEP)).toBeHidden()
  await expect(second).toHaveURL(/\/dashboard\/subscription/)
  await second.close()

  // A recovery code stands in for the app.
  await forgetSession(page)
  await signInByHand(page, person)
  await press(page, 'Usar un código de recuperación')
  await page.getByLabel(/^Código de recuperación/).fill(codes[0] ?? '')
  await press(page, 'Continuar')
  await expect(page.getByText(/Entraste con un código de recuperación/)).toBeVisible()
  await expect(page.getByText(/Te quedan 9 códigos de recuperación/)).toBeVisible()

  // And the second step is turned off with another one.
  await page.goto(PROFILE)
  await page.getByRole('button', { name: 'Desactivar la verificación en dos pasos' }).click()
  await press(page, 'Usar un código de recuperación')
  await page.getByLabel(/^Código de recuperación/).fill(codes[0] ?? '')
  await press(page, 'Desactivar')
  await expect(page.getByText(/Ese código no es correcto o ya se usó/)).toBeVisible()
  await page.getByLabel(/^Código de recuperación/).fill(codes[1]?.toUpperCase() ?? '')
  await press(page, 'Desactivar')
  await expect(page.getByText('La verificación en dos pasos está desactivada')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Activar', exact: true })).toBeVisible()
  const { data } = await visitor().auth.signInWithPassword(person)
  expect(data.user?.factors ?? []).toEqual([])
  // The browser itself tells of answers that refuse: the wrong password, the three wrong codes, and what was asked with a
  // token, or about codes, that ended meanwhile.
  expect(problems.filter((text) => !/status of (400|401|404|422)/.test(text))).toEqual([])
})
