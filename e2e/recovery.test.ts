import { expect, test, type Page } from '@playwright/test'
import { latestMail } from './support/mail.ts'
import { expectAccessible, testEveryLook, watchConsole } from './support/page.ts'
import { admin, createPerson, newPerson, signIn, signInByHand } from './support/people.ts'

const SENT = 'Si hay una cuenta con ese email, te enviamos un enlace'
const NEW_PASSWORD = 'Nueva-Clave-2026'

const newPassword = (page: Page) => page.getByLabel('Contraseña nueva', { exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Guardar contraseña' })

async function askForMail(page: Page, email: string): Promise<void> {
  await page.goto('/recuperar')
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
}

/** The address a mail would hold, without waiting for the minute between two of them. */
async function recoveryLink(page: Page, email: string): Promise<string> {
  await page.goto('/health')
  const redirectTo = new URL('/nueva-contrasena', page.url()).href
  const { data, error } = await admin().auth.admin.generateLink({
    type: 'recovery',
    email,
    options: { redirectTo },
  })
  if (error) throw error
  return data.properties.action_link
}

test('from the forgotten password to the dashboard by the link of the mail', async ({
  page,
  browser,
}) => {
  const problems = watchConsole(page)
  const person = await createPerson()
  await page.goto('/login')
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByRole('link', { name: '¿Olvidaste tu contraseña?' }).click()
  await expect(page).toHaveURL(/\/recuperar$/)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(page.getByText('podrás pedir otro enlace en')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enviar otro enlace' })).toBeDisabled()

  const { links } = await latestMail(person.email, 'recovery')
  const phone = await browser.newContext()
  const there = await phone.newPage()
  await there.goto(links[0] ?? '')
  await expect(there).toHaveURL(/\/nueva-contrasena$/)
  await expect(there.getByLabel('Email', { exact: true })).toHaveValue(person.email)
  await expect(newPassword(there)).toHaveAttribute('autocomplete', 'new-password')
  await newPassword(there).fill(` ${NEW_PASSWORD} `)
  await newPassword(there).press('Enter')
  await expect(there.getByText('Contraseña actualizada exitosamente')).toBeVisible()
  await expect(there).toHaveURL(/\/dashboard/)
  await phone.close()

  await signInByHand(page, person)
  await expect(page.getByRole('alert')).toHaveText('Email o contraseña incorrectos')
  expect(problems.filter((text) => !text.includes('status of 400'))).toEqual([])
  await signInByHand(page, { ...person, password: NEW_PASSWORD })
  await expect(page).toHaveURL(/\/dashboard/)
})

test('by the six digits, for who reads the mail elsewhere', async ({ page }) => {
  const person = await createPerson()
  await askForMail(page, person.email)
  const code = page.getByLabel('Código del correo')
  const go = page.getByRole('button', { name: 'Continuar' })
  await go.click()
  await expect(page.getByText('El código tiene 6 dígitos')).toBeVisible()
  await expect(code).toBeFocused()
  const { text } = await latestMail(person.email, 'recovery')
  const right = /: (\d{6})$/m.exec(text)?.[1] ?? ''
  await code.fill(right === '000000' ? '111111' : '000000')
  await go.click()
  await expect(page.getByRole('alert')).toHaveText('El código no es correcto o ya venció')
  await code.fill(right)
  await go.click()
  await expect(page).toHaveURL(/\/nueva-contrasena$/)
  await newPassword(page).fill(NEW_PASSWORD)
  await save(page).click()
  await expect(page).toHaveURL(/\/dashboard/)
})

test('an address without an account gets the same answer, and no mail', async ({ page }) => {
  await askForMail(page, newPerson().email)
  await expect(page.getByText(SENT)).toBeVisible()
})

test('one mail a minute: whoever asks sooner is told how long, and can type the code', async ({
  page,
}) => {
  const { email } = newPerson()
  await askForMail(page, email)
  await expect(page.getByText(SENT)).toBeVisible()
  await page.getByRole('button', { name: 'Usar otro email' }).click()
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email)
  await page.getByRole('button', { name: 'Enviar enlace' }).click()
  await expect(
    page.getByText(/Por seguridad, podrás pedir otro enlace en \d+ segundos?\./),
  ).toBeVisible()
  await expect(page.getByLabel(/^Código/)).toBeVisible()

  // A phone may have forgotten the page while its owner read the mail.
  await page.reload()
  await expect(page.getByText(SENT)).toBeVisible()
  await expect(page.getByLabel(/^Código/)).toBeVisible()
})

test('the tokens of the link are neither in the address nor one step back', async ({ page }) => {
  const person = await createPerson()
  const link = await recoveryLink(page, person.email)
  await page.goto('/login')
  await page.goto(link)
  await expect(save(page)).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  expect(await page.evaluate('location.href')).not.toContain('#')
  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  await page.goBack()
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  expect(seen.join(' ')).not.toContain('access_token')
})

test('who owes a new password gets nowhere else, not by reload and not in another tab', async ({
  page,
  context,
}) => {
  const person = await createPerson()
  await page.goto(await recoveryLink(page, person.email))
  await expect(save(page)).toBeVisible()
  const other = await context.newPage()
  for (const path of ['/dashboard', '/dashboard/profile', '/login', '/register', '/']) {
    await other.goto(path)
    await expect(other).toHaveURL(/\/nueva-contrasena$/)
  }
  await page.reload()
  await newPassword(page).fill('12345')
  await save(page).click()
  await expect(page.getByText('La contraseña debe tener al menos 6 caracteres')).toBeVisible()
  await newPassword(page).fill(person.password)
  await save(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'La contraseña nueva debe ser distinta de la anterior',
  )
  await newPassword(page).fill(NEW_PASSWORD)
  await save(page).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(other).toHaveURL(/\/dashboard/)
})

test('or leaves, and is out', async ({ page }) => {
  const person = await createPerson()
  await page.goto(await recoveryLink(page, person.email))
  await page.getByRole('button', { name: 'Salir sin cambiarla' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login$/)
  await signInByHand(page, person)
  await expect(page).toHaveURL(/\/dashboard/)
})

test('a link that was used, replaced or never was leads to a new one', async ({
  page,
  browser,
}) => {
  const person = await createPerson()
  const replaced = await recoveryLink(page, person.email)
  const used = await recoveryLink(page, person.email)
  await page.goto(used)
  await page.getByRole('button', { name: 'Salir sin cambiarla' }).click()
  await expect(page).toHaveURL(/\/login$/)

  for (const link of [used, replaced, '/nueva-contrasena']) {
    await page.goto(link)
    await expect(page.getByRole('heading', { name: 'El enlace venció o ya se usó' })).toBeVisible()
    expect(await page.evaluate('location.href')).not.toContain('#')
  }
  await page.getByRole('link', { name: 'Pedir un enlace nuevo' }).click()
  await expect(page).toHaveURL(/\/recuperar$/)

  // Whoever is inside already stays inside.
  const context = await browser.newContext()
  const inside = await context.newPage()
  await signIn(inside, person)
  await inside.goto(used)
  await inside.getByRole('link', { name: 'Ir a mi cuenta' }).click()
  await expect(inside).toHaveURL(/\/dashboard/)
  await context.close()
})

testEveryLook('recovery is accessible from the question to the new password', async ({ page }) => {
  const person = await createPerson()
  await askForMail(page, 'sin-arroba')
  await expect(page.getByText('Por favor ingresa un email válido')).toBeVisible()
  await expectAccessible(page)
  await askForMail(page, newPerson().email)
  await expect(page.getByText(SENT)).toBeVisible()
  await expectAccessible(page)
  await page.goto('/nueva-contrasena#error=access_denied&error_code=otp_expired')
  await expect(page.getByRole('heading', { name: 'El enlace venció o ya se usó' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(await recoveryLink(page, person.email))
  await newPassword(page).fill('Casita9')
  await expect(save(page)).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})
