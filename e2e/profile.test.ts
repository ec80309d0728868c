import { expect, test, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { latestMail } from './support/mail.ts'
import { createPerson, newPerson, signIn, type Account } from './support/people.ts'
import { admin } from './support/server.ts'

const PATH = '/dashboard/profile'

async function open(page: Page): Promise<Account> {
  const person = await createPerson()
  await signIn(page, person, PATH)
  await expect(page.getByLabel('Nombre completo')).toBeVisible()
  return person
}

async function stored({ id }: Account) {
  const { data } = await admin()
    .from('profiles')
    .select('full_name, phone, company, time_zone')
    .eq('id', id)
    .single()
    .throwOnError()
  return data
}

const save = (page: Page) => page.getByRole('button', { name: 'Guardar cambios' })

test('what was typed survives a reload, and is gone once saved', async ({ page }) => {
  await open(page)
  await page.getByLabel('Nombre completo').fill('A medio escribir')
  await page.getByLabel(/^Contraseña actual/).fill('Secreta-9')
  await page.reload()
  await expect(page.getByLabel('Nombre completo')).toHaveValue('A medio escribir')
  await expect(page.getByLabel(/^Contraseña actual/)).toHaveValue('')
  const kept = () => page.evaluate<string>('JSON.stringify(sessionStorage)')
  expect(await kept()).not.toContain('Secreta-9')

  await save(page).click()
  await expect(page.getByText('Perfil actualizado exitosamente')).toBeVisible()
  await expect.poll(kept).not.toContain('A medio escribir')
})

test('another tab shows what was saved, but never over what is typed there', async ({
  page,
  context,
}) => {
  await open(page)
  const other = await context.newPage()
  await other.goto(PATH)
  await other.getByLabel('Teléfono').fill('55 0000 0000')
  await page.getByLabel('Nombre completo').fill('Ximena Núñez')
  await page.getByLabel('Teléfono').fill('55 1111 1111')
  await save(page).click()
  await expect(page.getByText('Perfil actualizado exitosamente')).toBeVisible()

  // Without a screen no tab is ever hidden: this is what the browser says on coming back.
  await other.evaluate(`document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))`)
  await expect(other.getByLabel('Nombre completo')).toHaveValue('Ximena Núñez')
  await expect(other.getByLabel('Teléfono')).toHaveValue('55 0000 0000')
})

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
  await change.click()
  await expect(page.getByText('Por favor ingresa un email válido')).toBeVisible()
  await expect(newEmail).toBeFocused()
  await newEmail.fill(` ${person.email.toUpperCase()} `)
  await password.fill('Equivocada-1')
  await change.click()
  await expect(page.getByText('Ese ya es el correo de tu cuenta')).toBeVisible()
  await newEmail.fill(next)
  await change.click()
  await expect(page.getByText('La contraseña actual no es correcta')).toBeVisible()
  await expect(newEmail).toHaveValue(next)
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

  // The new mailbox is read on a phone where nobody is signed in.
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
  // The first tab learns of it too.
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(next)
  await expect(page.getByText('Falta confirmar')).toBeHidden()
  expect((await latestMail(person.email, 'email-changed')).text).toContain(next)
})

testEveryLook('the profile is accessible, its dialogs too', async ({ page }) => {
  const problems = watchConsole(page)
  await open(page)
  await expectAccessible(page)
  await page.getByLabel(/^Contraseña nueva/).fill('Casita9')
  await page.getByRole('button', { name: 'Cambiar contraseña' }).click()
  await expect(page.getByText('Las contraseñas nuevas no coinciden')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Eliminar mi cuenta' }).click()
  await expect(page.getByRole('dialog', { name: 'Eliminar mi cuenta' })).toBeVisible()
  await expectAccessible(page)
  expect(problems).toEqual([])
})

test('the keyboard alone does everything', async ({ page }) => {
  const person = await open(page)
  const tabTo = async (target: ReturnType<Page['getByRole']>) => {
    await expect(async () => {
      await page.keyboard.press('Tab')
      await expect(target).toBeFocused({ timeout: 50 })
    }).toPass({ intervals: [0] })
  }
  await tabTo(page.getByLabel('Nombre completo'))
  await page.keyboard.type('Ángela Robles')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Perfil actualizado exitosamente')).toBeVisible()
  expect((await stored(person)).full_name).toBe('Ángela Robles')

  const opener = page.getByRole('button', { name: 'Eliminar mi cuenta' })
  await tabTo(opener)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(opener).toBeFocused()
})
