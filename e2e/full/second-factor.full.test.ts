import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { totpCode } from '../../test-support/totp-code.ts'
import { watchConsole } from '../../test-support/watch-console.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { latestMail } from '../support/mail.ts'
import { createPerson, signIn } from '../support/people.ts'
import { codeField, pressButton } from '../support/second-factor.ts'

test('ACC-52 a person turns on the second factor, downloads the recovery codes and gets a mail about it', async ({
  page,
}) => {
  const problems = watchConsole(page)
  const person = await createPerson()
  await signIn(page, person, '/dashboard/profile')
  await pressButton(page, 'Activar')
  await page.getByLabel(/^Tu contraseña/).fill(person.password)
  await pressButton(page, 'Continuar')
  const picture = page.getByRole('img', { name: /Código QR/ })
  await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  await expectAccessible(page)
  const secret = (await page.getByRole('dialog').locator('code').textContent()) ?? ''
  await codeField(page).fill(totpCode(secret))
  await pressButton(page, 'Confirmar código')
  await expect(page.getByText('Guarda tus códigos de recuperación')).toBeVisible()
  const listed = page.getByRole('dialog').getByRole('listitem')
  await expect(listed).toHaveCount(10)
  const codes = await listed.allTextContents()
  const saved = page.waitForEvent('download')
  await pressButton(page, 'Descargar')
  const file = await readFile(await (await saved).path(), 'utf8')
  for (const each of codes) expect(file).toContain(each)
  await pressButton(page, 'Ya los guardé')
  await expect(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible()
  await latestMail(person.email, 'second-factor-added')
  // The browser logs refused requests itself; their tokens ended with the new sign-in.
  expect(problems.filter((text) => !/status of (401|404|422)/.test(text))).toEqual([])
})
