import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { interceptFetch } from '../../../ui/testing/intercept-fetch.ts'
import { renderScreen } from '../../../ui/testing/render-screen.tsx'
import { LoginScreen } from '../login-screen.tsx'
import { RegisterScreen } from '../register-screen.tsx'

const EMAIL = 'ana.confirma@agente.mx'

const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
const again = () => page.getByRole('button', { name: 'Reenviar correo' })

async function send(): Promise<void> {
  await page.getByLabelText(/^Email\*?$/).fill(EMAIL)
  await page.getByLabelText(/^Contraseña\*?$/).fill('Correcta-1')
  await userEvent.keyboard('{Enter}')
}

// The simulated answers are those of a server with CONFIRM_EMAIL=on (backend/src/auth/confirm-email.test.ts).

it('ACC-40 a sign-up without a session asks the person to confirm the address, or to use another address', async () => {
  interceptFetch(
    ({ url }) => url.includes('/auth/v1/signup'),
    () =>
      Response.json({
        id: crypto.randomUUID(),
        email: EMAIL,
        user_metadata: {},
        confirmation_sent_at: new Date().toISOString(),
      }),
  )
  await renderScreen(<RegisterScreen />, { path: '/register' })
  await send()
  await expect.element(heading('Revisa tu correo')).toBeVisible()
  await expect.element(page.getByText(EMAIL)).toBeVisible()
  await expect.element(again()).toBeDisabled()
  await expect.element(page.getByText(/podrás pedir otro enlace en \d+ segundos?/)).toBeVisible()
  await page.getByRole('button', { name: 'Usar otro correo' }).click()
  await expect.element(heading('Crea tu cuenta')).toBeVisible()
})

it('ACC-40 a sign-in before the confirmation asks the person to confirm the address, and offers another mail', async () => {
  interceptFetch(
    ({ url }) => url.includes('/auth/v1/token'),
    () => {
      const code = 'email_not_confirmed'
      return Response.json({ code, error_code: code, msg: 'Email not confirmed' }, { status: 400 })
    },
  )
  await renderScreen(<LoginScreen />, { path: '/login' })
  await send()
  await expect.element(heading('Revisa tu correo')).toBeVisible()
  await expect.element(page.getByText(EMAIL)).toBeVisible()
  await expect.element(again()).toBeEnabled()
})
