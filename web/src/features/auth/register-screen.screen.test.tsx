import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { newPerson } from '../../../../test-support/accounts.ts'
import { currentSession } from '../../lib/session/index.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { RegisterScreen } from './register-screen.tsx'

const email = () => page.getByLabelText('Email', { exact: true })
const password = () => page.getByLabelText('Contraseña', { exact: true })
const create = () => page.getByRole('button', { name: 'Crear mi cuenta' })

const open = () => renderScreen(<RegisterScreen />, { path: '/register' })

it('ACC-03 ACC-67 the form requires 6 characters to 72 bytes that are not easy to guess, and nothing else', async () => {
  const person = newPerson()
  await open()
  await expect.element(page.getByText('Al menos 6 caracteres')).toBeVisible()
  await email().fill(person.email)
  await password().fill('12345')
  await create().click()
  await expect
    .element(page.getByText('La contraseña debe tener al menos 6 caracteres'))
    .toBeVisible()
  await expect.element(password()).toHaveFocus()
  await password().fill('ñ'.repeat(37))
  await expect
    .element(page.getByText('La contraseña puede tener hasta 72 caracteres'))
    .toBeVisible()
  await password().fill('123456')
  await create().click()
  await expect
    .element(page.getByText('Esa contraseña es fácil de adivinar. Prueba con otra.'))
    .toBeVisible()
  await password().fill('garabato')
  await create().click()
  await expect.poll(() => currentSession()?.user.email).toBe(person.email)
})

it('ACC-04 the form shows the strength of the password during typing', async () => {
  await open()
  const meter = page.getByRole('meter', { name: 'Seguridad' })
  const hint = page.getByText(
    'La contraseña debe contener al menos una mayúscula, una minúscula, un número y un carácter especial',
  )
  await expect.element(password()).toHaveAttribute('autocomplete', 'new-password')
  await expect.element(meter).not.toBeInTheDocument()
  for (const [typed, grade] of [
    ['casita', 'Débil'],
    ['casita9', 'Regular'],
    ['Casita9', 'Buena'],
  ] as const) {
    await password().fill(typed)
    await expect.element(meter).toHaveAttribute('aria-valuetext', grade)
    await expect.element(hint).toBeVisible()
  }
  await expect
    .element(page.getByText('Seguridad: Buena. Falta: especial (@$!%*?&).'))
    .toBeInTheDocument()
  await password().fill('Casita9$')
  await expect.element(meter).toHaveAttribute('aria-valuetext', 'Fuerte')
  await expect.element(hint).not.toBeInTheDocument()
})

it('ACC-10 a taken e-mail leads to the sign-in form, with the address filled in', async () => {
  const person = await accounts().createPerson()
  const { router } = await open()
  await email().fill(person.email.toUpperCase())
  await password().fill(person.password)
  await create().click()
  const alert = page.getByRole('alert')
  await expect
    .element(alert)
    .toHaveTextContent('Ya existe una cuenta con este email. Inicia sesión.')
  await alert.getByRole('link', { name: 'Inicia sesión.' }).click()
  await expect
    .poll(() => router.state.location)
    .toMatchObject({ pathname: '/login', state: { email: person.email } })
})

it('a sign-up works with the keyboard alone', async () => {
  const person = newPerson()
  await open()
  await expect.element(email()).toBeVisible()
  await tabTo(email())
  await userEvent.keyboard(person.email)
  await tabTo(password())
  await userEvent.keyboard(person.password)
  await tabTo(create())
  await userEvent.keyboard(' ')
  await expect.poll(() => currentSession()?.user.email).toBe(person.email)
})

it('the terms and the privacy notice open in tabs of their own', async () => {
  await open()
  for (const [name, path] of [
    ['Términos y condiciones', '/terminos'],
    ['Aviso de privacidad', '/privacidad'],
  ] as const) {
    const link = page.getByRole('link', { name })
    await expect.element(link).toHaveAttribute('href', path)
    await expect.element(link).toHaveAttribute('target', '_blank')
  }
})

async function tabTo(target: ReturnType<typeof email>): Promise<void> {
  for (let press = 0; press < 12; press++) {
    await userEvent.tab()
    if (document.activeElement === target.element()) return
  }
  throw new Error('the keyboard does not reach it')
}
