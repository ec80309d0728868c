import { readFile } from 'node:fs/promises'
import { expect, test, type Page } from '@playwright/test'
import { addSecondFactor } from '../test-support/second-factor.ts'
import { totpCode } from '../test-support/totp-code.ts'
import { expectAccessible } from './support/accessibility.ts'
import { latestMail } from './support/mail.ts'
import { watchConsole } from '../test-support/watch-console.ts'
import { clientOf, createPerson, signIn, signInByHand } from './support/people.ts'

const STEP = { name: 'Verificación en dos pasos', level: 1 } as const

const code = (page: Page) => page.getByLabel(/^Código de 6 dígitos/)
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test('ACC-52 the second step is turned on, its recovery codes are downloaded and the owner is told', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = await createPerson()
  await signIn(page, person, '/dashboard/profile')
  await press(page, 'Activar')
  await page.getByLabel(/^Tu contraseña/).fill(person.password)
  await press(page, 'Continuar')
  const picture = page.getByRole('img', { name: /Código QR/ })
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await expectAccessible(page)
  const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
  await code(page).fill(totpCode(secret))
  await press(page, 'Confirmar código')
  await expect(page.getByText('Guarda tus códigos de recuperación')).toBeVisible()
  const listed = page.getByRole('dialog').getByRole('listitem')
  await expect(listed).toHaveCount(10)
  const codes = await listed.allTextContents()
  const saved = page.waitForEvent('download')
  await press(page, 'Descargar')
  const file = await readFile(await (await saved).path(), 'utf8')
  for (const each of codes) expect(file).toContain(each)
  await press(page, 'Ya los guardé')
  await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible()
  await latestMail(person.email, 'second-factor-added')
  // The browser reports refused requests by itself: those with a token that ended with the new sign-in.
  expect(problems.filter((text) => !/status of (401|404|422)/.test(text))).toEqual([])
})

test('ACC-53 after the password nothing opens before the code, in no tab and at no address', async ({
  page,
  context,
}) => {
  const person = await createPerson()
  const { secret } = await addSecondFactor(await clientOf(person))
  await signInByHand(page, person)
  await expect(page.getByRole('heading', STEP)).toBeVisible()
  await expectAccessible(page)
  const second = await context.newPage()
  await second.goto('/dashboard/subscription')
  await expect(second.getByRole('heading', STEP)).toBeVisible()
  await expect(second.getByRole('navigation')).toHaveCount(0)
  await code(page).fill(totpCode(secret, 1))
  await press(page, 'Continuar')
  await expect(page.getByRole('heading', STEP)).toBeHidden()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(second.getByRole('heading', STEP)).toBeHidden()
  await expect(second).toHaveURL(/\/dashboard\/subscription/)
})
