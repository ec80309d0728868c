import { expect, test, type Page } from '@playwright/test'
import { createPerson, newPerson } from './support/people.ts'

const email = (page: Page) => page.getByLabel('Email', { exact: true })
const password = (page: Page) => page.getByLabel('Contraseña', { exact: true })

test('the strength of a new password is shown while it is typed', async ({ page }) => {
  await page.goto('/register')
  const meter = page.getByRole('meter', { name: 'Seguridad' })
  const hint = page.getByText(
    'La contraseña debe contener al menos una mayúscula, una minúscula, un número y un carácter especial',
  )
  await expect(meter).toBeHidden()
  for (const [typed, grade] of [
    ['casita', 'Débil'],
    ['casita9', 'Regular'],
    ['Casita9', 'Buena'],
  ] as const) {
    await password(page).fill(typed)
    await expect(meter).toHaveAttribute('aria-valuetext', grade)
    await expect(hint).toBeVisible()
  }
  await expect(page.getByText('Seguridad: Buena. Falta: especial (@$!%*?&).')).toBeAttached()
  await password(page).fill('Casita9$')
  await expect(meter).toHaveAttribute('aria-valuetext', 'Fuerte')
  await expect(hint).toBeHidden()
})

test('the password can be shown and hidden again', async ({ page }) => {
  await page.goto('/login')
  await password(page).fill('Correcta-1')
  await expect(password(page)).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Mostrar' }).click()
  await expect(password(page)).toHaveAttribute('type', 'text')
  await expect(password(page)).toHaveValue('Correcta-1')
  await page.getByRole('button', { name: 'Ocultar' }).click()
  await expect(password(page)).toHaveAttribute('type', 'password')
})

test('password managers find what they look for', async ({ page }) => {
  for (const [path, autocomplete] of [
    ['/login', 'current-password'],
    ['/register', 'new-password'],
  ] as const) {
    await page.goto(path)
    await expect(email(page)).toHaveAttribute('autocomplete', 'username')
    await expect(email(page)).toHaveAttribute('type', 'email')
    await expect(email(page)).toHaveAttribute('inputmode', 'email')
    await expect(email(page)).toHaveAttribute('autocapitalize', 'none')
    await expect(email(page)).toHaveAttribute('name', 'email')
    await expect(password(page)).toHaveAttribute('autocomplete', autocomplete)
    await expect(password(page)).toHaveAttribute('name', 'password')
    await expect(page.locator('form')).toHaveCount(1)
  }
})

for (const events of [true, false]) {
  test(`what the browser fills in ${events ? 'with' : 'without'} events is what is sent`, async ({
    page,
  }) => {
    const person = await createPerson()
    await page.goto('/login')
    await expect(email(page)).toBeVisible()
    for (const [name, value] of Object.entries({
      email: person.email,
      password: person.password,
    })) {
      await page.evaluate(`(() => {
        const input = document.querySelector('input[name=${name}]')
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, ${JSON.stringify(value)})
        if (${events}) input.dispatchEvent(new Event('input', { bubbles: true }))
      })()`)
    }
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(page).toHaveURL(/\/dashboard/)
  })
}

test('with the keyboard alone, from the first page to the dashboard', async ({ page }) => {
  const person = newPerson()
  await page.goto('/login')
  await expect(email(page)).toBeVisible()
  await tabTo(page, 'Regístrate')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Crea tu cuenta' })).toBeVisible()
  await tabTo(page, 'Email')
  await page.keyboard.type(person.email)
  await tabTo(page, 'Contraseña')
  await page.keyboard.type(person.password)
  await tabTo(page, 'Crear mi cuenta')
  await page.keyboard.press('Space')
  await expect(page).toHaveURL(/\/dashboard/)
})

/** Tab by tab, as a person looks for it. */
async function tabTo(page: Page, name: string): Promise<void> {
  const here = `(() => {
    const { labels, textContent } = document.activeElement
    return (labels?.[0]?.textContent ?? textContent).trim()
  })()`
  await expect(async () => {
    await page.keyboard.press('Tab')
    expect(await page.evaluate(here)).toBe(name)
  }).toPass({ intervals: [0], timeout: 10_000 })
}

test('terms and privacy open beside the form, which keeps what was typed', async ({ page }) => {
  await page.goto('/register')
  await email(page).fill('ana@agente.mx')
  for (const [name, path] of [
    ['Términos y condiciones', '/terminos'],
    ['Aviso de privacidad', '/privacidad'],
  ] as const) {
    const opened = page.waitForEvent('popup')
    await page.getByRole('link', { name }).click()
    const beside = await opened
    expect(new URL(beside.url()).pathname).toBe(path)
    await beside.close()
  }
  await expect(email(page)).toHaveValue('ana@agente.mx')
})
