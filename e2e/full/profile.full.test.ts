import { expect, test, type Page } from '@playwright/test'
import { watchConsole } from '../../test-support/watch-console.ts'
import { latestMail } from '../support/mail.ts'
import { createPerson, newPerson, signIn, type Account } from '../support/people.ts'

const PATH = '/dashboard/profile'

async function open(page: Page): Promise<Account> {
  const person = await createPerson()
  await signIn(page, person, PATH)
  await expect(page.getByLabel('Nombre completo')).toBeVisible()
  return person
}

test('PROF-13 the e-mail changes with the password and a confirmation from both mailboxes', async ({
  page,
  browser,
}) => {
  const problems = watchConsole(page)
  const person = await open(page)
  const { email: next } = newPerson()
  const newEmail = page.getByLabel(/^Correo nuevo/)
  const password = page.getByLabel(/^Contraseña de tu cuenta/)
  const change = page.getByRole('button', { name: 'Cambiar correo' })
  await newEmail.fill(next)
  await password.fill(person.password)
  await change.click()
  await expect(
    page.getByText(`Falta confirmar desde ${person.email} y desde ${next}`),
  ).toBeVisible()
  await expect(password).toHaveValue('')
  await page.getByRole('button', { name: 'Enviar los enlaces de nuevo' }).click()
  await expect(
    page.getByText(/Por seguridad, podrás pedirlo otra vez en \d+ segundos?\./),
  ).toBeVisible()
  expect(problems.filter((text) => !/status of 4(00|29)/.test(text))).toEqual([])

  const phone = await browser.newContext()
  const there = await phone.newPage()
  await there.goto((await latestMail(next, 'email-change')).links[0] ?? '')
  await expect(there.getByText(next, { exact: true })).toBeVisible()
  await there.getByRole('button', { name: 'Confirmar el cambio' }).click()
  await expect(there.getByText(`Falta confirmar desde ${person.email}`)).toBeVisible()
  await phone.close()

  const other = await page.context().newPage()
  await other.goto((await latestMail(person.email, 'email-change')).links[0] ?? '')
  await other.getByRole('button', { name: 'Confirmar el cambio' }).click()
  await expect(other.getByText(`Desde ahora entras a Predio con ${next}`)).toBeVisible()
  await other.getByRole('link', { name: 'Ir a mi cuenta' }).click()
  await expect(other.getByLabel('Email', { exact: true })).toHaveValue(next)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(next)
  await expect(page.getByText('Falta confirmar')).toBeHidden()
  expect((await latestMail(person.email, 'email-changed')).text).toContain(next)
})
