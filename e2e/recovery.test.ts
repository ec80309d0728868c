import { expect, test, type Page } from '@playwright/test'
import { latestMail } from './support/mail.ts'
import { expectAccessible } from './support/accessibility.ts'
import { testEveryLook, watchConsole } from './support/page.ts'
import { admin, createPerson, newPerson, signIn, signInByHand } from './support/people.ts'
import { visitor } from './support/server.ts'

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
async function recoveryLink(email: string, shown = email): Promise<string> {
  const { data, error } = await admin().auth.admin.generateLink({ type: 'recovery', email })
  if (error) throw error
  const { hashed_token: hash } = data.properties
  const query = new URLSearchParams({ token_hash: hash, type: 'recovery', email: shown })
  return `/confirmar?${query.toString()}`
}

/** Opens the link and presses what the page asks for. */
async function redeem(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Continuar' }).click()
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
  // What opens every link of a mail, as scanners do, uses nothing up.
  await there.request.get(links[0] ?? '')
  await there.goto(links[0] ?? '')
  await expect(there.getByRole('heading', { name: 'Restablece tu contraseña' })).toBeVisible()
  await expect(there.getByText(person.email, { exact: true })).toBeVisible()
  await there.reload()
  await there.getByRole('button', { name: 'Continuar' }).click()
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

test('ACC-36 tokens in the address open nothing, and a link of another account asks first', async ({
  page,
}) => {
  const [ana, thief] = [await createPerson(), await createPerson()]
  const { data } = await visitor().auth.signInWithPassword(thief)
  const { access_token = '', refresh_token = '' } = data.session ?? {}
  const tokens = new URLSearchParams({ access_token, refresh_token, type: 'magiclink' })
  await signIn(page, ana)
  for (const path of ['/dashboard/profile', '/']) {
    await page.goto(`${path}#${tokens.toString()}`)
    await expect.poll(() => page.evaluate('location.hash')).toBe('')
    await page.goto('/dashboard/profile')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ana.email)
  }
  const seen: string[] = []
  page.on('framenavigated', (frame) => seen.push(frame.url()))
  await page.goBack()
  await expect.poll(() => seen.length).toBeGreaterThan(0)
  expect(seen.join(' ')).not.toContain('access_token')

  // A link that says to be Ana's and is not.
  await redeem(page, await recoveryLink(thief.email, ana.email))
  await expect(page.getByRole('heading', { name: 'Este enlace no es de esa cuenta' })).toBeVisible()
  // One that says whose it is: the person decides.
  await page.goto(await recoveryLink(thief.email))
  await expect(page.getByText(`está abierta la cuenta de ${ana.email}`)).toBeVisible()
  await page.getByRole('link', { name: 'Seguir con la sesión abierta' }).click()
  await page.goto('/dashboard/profile')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(ana.email)
  await page.goto(await recoveryLink(thief.email))
  await page.getByRole('button', { name: 'Cerrar esa sesión y continuar' }).click()
  await expect(page).toHaveURL(/\/nueva-contrasena$/)
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(thief.email)
})

test('ACC-37 a recovery session opens only the new-password page, also after a reload and in another tab', async ({
  page,
  context,
}) => {
  const person = await createPerson()
  await redeem(page, await recoveryLink(person.email))
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
  await newPassword(page).fill(NEW_PASSWORD)
  await save(page).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await expect(other).toHaveURL(/\/dashboard/)
})

test('or leaves, and is out; a later recovery knows the password of before', async ({ page }) => {
  const person = await createPerson()
  await redeem(page, await recoveryLink(person.email))
  await page.getByRole('button', { name: 'Salir sin elegirla' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await page.goto('/dashboard')
  await expect(page).toHaveURL(/\/login$/)

  await redeem(page, await recoveryLink(person.email))
  await newPassword(page).fill(NEW_PASSWORD)
  await save(page).click()
  await expect(page).toHaveURL(/\/dashboard/)
  await redeem(page, await recoveryLink(person.email))
  await newPassword(page).fill(NEW_PASSWORD)
  await save(page).click()
  await expect(page.getByRole('alert')).toHaveText(
    'La contraseña nueva debe ser distinta de la anterior',
  )
})

test('a link that was used, replaced, cut or never was leads to a new one', async ({
  page,
  browser,
}) => {
  const person = await createPerson()
  const replaced = await recoveryLink(person.email)
  const used = await recoveryLink(person.email)
  await redeem(page, used)
  await newPassword(page).fill(NEW_PASSWORD)
  await save(page).click()
  await expect(page).toHaveURL(/\/dashboard/)

  // Whoever is inside already stays inside.
  await redeem(page, used)
  await page.getByRole('link', { name: 'Ir a mi cuenta' }).click()
  await expect(page).toHaveURL(/\/dashboard/)

  const context = await browser.newContext()
  const outside = await context.newPage()
  const expired = outside.getByRole('heading', { name: 'El enlace venció o ya se usó' })
  for (const link of [used, replaced]) {
    await redeem(outside, link)
    await expect(expired).toBeVisible()
  }
  await outside.goto('/nueva-contrasena#error=access_denied&error_code=otp_expired')
  await expect(expired).toBeVisible()
  expect(await outside.evaluate('location.href')).not.toContain('#')
  await outside.goto(used.split('&', 1)[0] ?? '')
  await expect(outside.getByRole('heading', { name: 'El enlace está incompleto' })).toBeVisible()
  await redeem(outside, used)
  await outside.getByRole('link', { name: 'Pedir un enlace nuevo' }).click()
  await expect(outside).toHaveURL(/\/recuperar$/)
  await expect(outside.getByLabel('Email', { exact: true })).toHaveValue(person.email)
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
  await page.goto('/nueva-contrasena')
  await expect(page.getByRole('heading', { name: 'El enlace venció o ya se usó' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(await recoveryLink(person.email))
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Continuar' }).click()
  await newPassword(page).fill('Casita9')
  await expect(save(page)).toBeInViewport({ ratio: 1 })
  await expectAccessible(page)
})
