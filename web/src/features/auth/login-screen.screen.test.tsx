import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import { newPerson, type Person } from '../../../../test-support/accounts.ts'
import { deployment, setDeployment } from '../../lib/deployment.ts'
import { currentSession } from '../../lib/session/index.ts'
import { countFetches, interceptFetch } from '../../ui/testing/intercept-fetch.ts'
import { accounts, connectToServer, renderScreen } from '../../ui/testing/render-screen.tsx'
import { LoginScreen } from './login-screen.tsx'
import { typeAt } from '../../ui/testing/type-at.ts'

const email = () => page.getByLabelText('Email', { exact: true })
const password = () => page.getByLabelText('Contraseña', { exact: true })
const enter = () => page.getByRole('button', { name: 'Entrar', exact: true })
const alert = () => page.getByRole('alert')
const isSignIn = ({ method, url }: Request) => method === 'POST' && url.includes('/auth/v1/token')
const LOCK_KEY = 'predio.login-failures'

const open = () => renderScreen(<LoginScreen />, { path: '/login' })

async function send(person: Person): Promise<void> {
  await email().fill(person.email)
  await password().fill(person.password)
  await enter().click()
}

async function expectSignedIn({ email: address }: Person): Promise<void> {
  await expect.poll(() => currentSession()?.user.email).toBe(address)
}

it('ACC-02 ACC-05 each empty field says that its value is missing, the first gets the focus, and nothing is sent', async () => {
  const sent = countFetches(isSignIn)
  await open()
  await enter().click()
  await expect.element(page.getByText('Por favor ingresa un email válido')).toBeVisible()
  await expect.element(page.getByText('Escribe tu contraseña')).toBeVisible()
  await expect.element(email()).toHaveFocus()
  await expect.element(email()).toHaveAttribute('aria-invalid', 'true')
  await email().fill('sin-arroba')
  await password().fill('Correcta-1')
  await enter().click()
  await expect.element(page.getByText('Por favor ingresa un email válido')).toBeVisible()
  await expect.element(email()).toHaveValue('sin-arroba')
  await email().fill('ana@agente.mx')
  await expect.element(page.getByText('Por favor ingresa un email válido')).not.toBeInTheDocument()
  await password().fill('   ')
  await enter().click()
  await expect.element(password()).toHaveFocus()
  expect(sent()).toBe(0)
})

it('ACC-01 ACC-03 a sign-in ignores the case of the e-mail address, and spaces around address and password', async () => {
  const person = await accounts().createPerson()
  await open()
  await send({ email: `  ${person.email.toUpperCase()}`, password: ` ${person.password}  ` })
  await expect.poll(() => currentSession()?.user.email).toBe(person.email)
})

it('ACC-11 a wrong password is refused, and the typed values stay', async () => {
  const person = await accounts().createPerson()
  await open()
  await send({ ...person, password: 'Otra-cosa-2' })
  await expect.element(alert()).toHaveTextContent(/^Email o contraseña incorrectos$/)
  await expect.element(email()).toHaveValue(person.email)
  await expect.element(password()).toHaveValue('Otra-cosa-2')
  await password().fill(person.password)
  await expect.element(alert()).not.toBeInTheDocument()
  await enter().click()
  await expectSignedIn(person)
})

it('ACC-12 this device locks an e-mail after five failures, without asking the server again', async () => {
  const person = await accounts().createPerson()
  const sent = countFetches(isSignIn)
  await open()
  await email().fill(person.email)
  await password().fill('Equivocada-1')
  for (let failure = 1; failure <= 5; failure++) {
    await enter().click()
    await expect.poll(sent).toBe(failure)
    await expect.element(alert()).toHaveTextContent(/^Email o contraseña incorrectos$/)
  }
  await send({ ...person, email: person.email.toUpperCase() })
  await expect
    .element(alert())
    .toHaveTextContent('Demasiados intentos fallidos. Intenta de nuevo en 15 minutos')
  expect(sent()).toBe(5)

  // ACC-13: with the lock of this device cleared, the server's own limit refuses with the same text.
  localStorage.clear()
  await enter().click()
  await expect.poll(sent).toBe(6)
  await expect
    .element(alert())
    .toHaveTextContent(/^Demasiados intentos fallidos\. Intenta de nuevo en 1[45] minutos$/)
})

it('ACC-12 a successful sign-in clears the failures on this device', async () => {
  const person = await accounts().createPerson()
  const failures = { [person.email]: { count: 4, last: Date.now() } }
  localStorage.setItem(LOCK_KEY, JSON.stringify(failures))
  await open()
  await send(person)
  await expectSignedIn(person)
  await expect.poll(() => localStorage.getItem(LOCK_KEY)).toBeNull()
})

it('ACC-19 a sign-in without a connection says so and counts no failure', async () => {
  const person = await accounts().createPerson()
  await open()
  const lost = interceptFetch(isSignIn)
  await send(person)
  await expect
    .element(alert())
    .toHaveTextContent('No hay conexión con Predio. Revisa tu internet e intenta de nuevo.')
  expect(localStorage.getItem(LOCK_KEY)).toBeNull()
  lost.release()
  await enter().click()
  await expectSignedIn(person)
})

it('ACC-19 a failure of the server is not reported as a wrong password', async () => {
  interceptFetch(isSignIn, () => new Response('', { status: 503 }))
  await open()
  await send(newPerson())
  await expect.element(alert()).toHaveTextContent(/^Error al iniciar sesión$/)
})

it('ACC-19 the form is sent once, however often it is submitted', async () => {
  const person = await accounts().createPerson()
  let letThrough = () => {}
  const gate = new Promise<void>((resolve) => (letThrough = resolve))
  const real = globalThis.fetch
  const sent = interceptFetch(isSignIn, async (request) => {
    await gate
    return real(request)
  })
  await open()
  await send(person)
  await typeAt(password(), '{Enter}{Enter}')
  letThrough()
  await expectSignedIn(person)
  expect(sent.count()).toBe(1)
})

it.each([true, false])(
  'the form sends the values that the browser filled in, with input events: %s',
  async (hasEvents) => {
    const person = await accounts().createPerson()
    await open()
    await expect.element(email()).toBeVisible()
    for (const name of ['email', 'password'] as const) {
      const input = document.querySelector<HTMLInputElement>(`input[name=${name}]`)
      // A password manager sets the element's value without React noticing, because React replaces the setter of the element itself.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(
        input,
        person[name],
      )
      if (hasEvents) input?.dispatchEvent(new Event('input', { bubbles: true }))
    }
    await enter().click()
    await expectSignedIn(person)
  },
)

it('password managers recognise the form, and the password is shown on request', async () => {
  await open()
  await expect.element(email()).toHaveAttribute('autocomplete', 'username')
  await expect.element(email()).toHaveAttribute('type', 'email')
  await expect.element(email()).toHaveAttribute('inputmode', 'email')
  await expect.element(email()).toHaveAttribute('autocapitalize', 'none')
  await expect.element(password()).toHaveAttribute('autocomplete', 'current-password')
  await expect.element(password()).toHaveAttribute('name', 'password')
  await password().fill('Correcta-1')
  await expect.element(password()).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Mostrar contraseña' }).click()
  await expect.element(password()).toHaveAttribute('type', 'text')
  await expect.element(password()).toHaveValue('Correcta-1')
  await page.getByRole('button', { name: 'Ocultar contraseña' }).click()
  await expect.element(password()).toHaveAttribute('type', 'password')
})

it('ACC-18 the demo is offered only where the operator allows it, and opens with one press', async () => {
  await connectToServer()
  const before = deployment()
  const person = await accounts().createPerson()
  const demo = page.getByRole('button', { name: 'Entrar a la demostración' })
  const { unmount } = await open()
  await expect.element(enter()).toBeVisible()
  await expect.element(demo).not.toBeInTheDocument()
  await unmount()

  setDeployment({ ...before, demo: person })
  onTestFinished(() => setDeployment(before))
  await open()
  await demo.click()
  await expectSignedIn(person)
})

it('ACC-22 after a lost session the screen says that the session ended', async () => {
  await renderScreen(<LoginScreen />, { path: '/login', state: { isLost: true } })
  await expect
    .element(page.getByText('Tu sesión terminó. Inicia sesión para seguir donde estabas.'))
    .toBeVisible()
})
