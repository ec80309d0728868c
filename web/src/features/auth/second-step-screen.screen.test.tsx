import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { addSecondFactor } from '../../../../test-support/second-factor.ts'
import { totpCode } from '../../../../test-support/totp-code.ts'
import { currentSession } from '../../lib/session/index.ts'
import { owesSecondFactor } from '../../lib/session/second-factor.ts'
import { accounts, renderScreen } from '../../ui/testing/render-screen.tsx'
import { SecondStepScreen } from './second-step-screen.tsx'

const code = () => page.getByLabelText(/^Código de 6 dígitos/)
const go = () => page.getByRole('button', { name: 'Continuar', exact: true })

async function open() {
  const person = await accounts().createPerson()
  const factor = await addSecondFactor(await accounts().clientOf(person))
  await renderScreen(<SecondStepScreen />, { person })
  await expect.element(code()).toHaveFocus()
  expect(owesSecondFactor(currentSession())).toBe(true)
  return { person, ...factor }
}

async function expectInside(): Promise<void> {
  await expect.poll(() => owesSecondFactor(currentSession())).toBe(false)
}

it('ACC-50 a wrong code is refused and stays in the field, and the code of the app opens the dashboard', async () => {
  const { person, secret } = await open()
  await expect.element(page.getByText(person.email)).toBeVisible()
  await expect.element(code()).toHaveAttribute('autocomplete', 'one-time-code')
  await expect.element(code()).toHaveAttribute('inputmode', 'numeric')
  await code().fill('12345')
  await go().click()
  await expect.element(page.getByText('El código tiene 6 dígitos')).toBeVisible()
  await code().fill('000 000')
  await go().click()
  await expect.element(page.getByText(/El código no es correcto o ya se usó/)).toBeVisible()
  await expect.element(code()).toHaveValue('000 000')
  await code().fill(totpCode(secret, 1))
  await go().click()
  await expectInside()
})

it('ACC-52 a recovery code opens the dashboard, and a text says how many are left', async () => {
  const { recoveryCodes } = await open()
  await page.getByRole('button', { name: 'Usar un código de recuperación' }).click()
  await go().click()
  await expect.element(page.getByText('Escribe uno de tus códigos de recuperación')).toBeVisible()
  await page.getByLabelText(/^Código de recuperación/).fill(recoveryCodes[0] ?? '')
  await go().click()
  await expect.element(page.getByText(/Entraste con un código de recuperación/)).toBeVisible()
  await expect.element(page.getByText(/Te quedan 9 códigos de recuperación/)).toBeVisible()
  await expectInside()
})
