import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { addSecondFactor } from '../../../../../test-support/second-factor.ts'
import { totpCode } from '../../../../../test-support/totp-code.ts'
import { supabase } from '../../../lib/supabase.ts'
import { accounts, connectToServer, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
const password = () => page.getByLabelText(/^Tu contraseña/)
const code = () => page.getByLabelText(/^Código de 6 dígitos/)
const recoveryCode = () => page.getByLabelText(/^Código de recuperación/)

it('ACC-54 the card asks for the password and a name before it shows the secret', async () => {
  const person = await accounts().createPerson()
  await renderScreen(<SecondFactorCard />, { person })
  await press('Activar')
  await expect.element(page.getByLabelText(/^Nombre/)).toHaveValue('Mi teléfono')
  await press('Continuar')
  await expect.element(page.getByText('Escribe tu contraseña')).toBeVisible()
  await password().fill('otra cosa')
  await press('Continuar')
  await expect.element(page.getByText('La contraseña no es correcta')).toBeVisible()
  await expect.element(password()).toHaveFocus()
})

it('ACC-52 turning on the second factor shows ten recovery codes until they are saved', async () => {
  const person = await accounts().createPerson()
  await renderScreen(<SecondFactorCard />, { person })
  await press('Activar')
  await password().fill(person.password)
  await press('Continuar')
  await expect.element(page.getByRole('img', { name: /Código QR/ })).toBeVisible()
  const secret = page.getByRole('dialog').element().querySelector('code')?.textContent ?? ''
  await code().fill(totpCode(secret))
  await press('Confirmar código')

  await expect.element(page.getByText('Guarda tus códigos de recuperación')).toBeVisible()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByRole('listitem')).toHaveLength(10)
  // The pressed button is gone, so the dialog must have taken the focus.
  await expect.poll(() => dialog.element().contains(document.activeElement)).toBe(true)
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText(/Primero guarda tus códigos/)).toBeVisible()
  await press('Ya los guardé')
  await expect.element(page.getByText('Te quedan 10 códigos de recuperación.')).toBeVisible()
  await expect.element(page.getByText('Mi teléfono', { exact: true })).toBeVisible()
})

it('ACC-66 the card asks for a code before adding another app or making new recovery codes', async () => {
  const person = await accounts().createPerson()
  const { secret, session, recoveryCodes } = await addSecondFactor(
    await accounts().clientOf(person),
  )
  await connectToServer()
  await supabase().auth.setSession(session)
  await renderScreen(<SecondFactorCard />)
  await press('Crear códigos nuevos')
  await code().fill(totpCode(secret, 1))
  await page.getByRole('dialog').getByRole('button', { name: 'Crear códigos nuevos' }).click()
  await expect.element(page.getByText('Guarda tus códigos de recuperación')).toBeVisible()
  const [fresh] = page.getByRole('dialog').getByRole('listitem').elements()
  const freshCode = fresh?.textContent ?? ''
  await press('Ya los guardé')

  await press('Agregar otra aplicación')
  await press('Usar un código de recuperación')
  await recoveryCode().fill(recoveryCodes[0] ?? '')
  await press('Continuar')
  await expect.element(page.getByText(/Ese código no es correcto o ya se usó/)).toBeVisible()
  await recoveryCode().fill(freshCode)
  await press('Continuar')
  await expect.element(page.getByLabelText(/^Nombre/)).toHaveValue('Mi teléfono 2')
  await press('Continuar')
  await expect.element(page.getByRole('img', { name: /Código QR/ })).toBeVisible()
  const second = page.getByRole('dialog').element().querySelector('code')?.textContent ?? ''
  await code().fill(totpCode(second))
  await press('Confirmar código')
  await expect.element(page.getByText('La aplicación quedó agregada')).toBeVisible()
})

it('ACC-52 a recovery code, each usable once, turns the second factor off', async () => {
  const person = await accounts().createPerson()
  const { session, recoveryCodes } = await addSecondFactor(await accounts().clientOf(person))
  const [used = '', unused = ''] = recoveryCodes
  await connectToServer()
  await supabase().auth.setSession(session)
  await supabase().auth.mfa.recoveryCodes.verify({ code: used })
  await renderScreen(<SecondFactorCard />)
  await press('Desactivar la verificación en dos pasos')
  await press('Usar un código de recuperación')
  await recoveryCode().fill(used)
  await press('Desactivar')
  await expect.element(page.getByText(/Ese código no es correcto o ya se usó/)).toBeVisible()
  await recoveryCode().fill(unused.toUpperCase())
  await press('Desactivar')
  await expect
    .element(page.getByText('La verificación en dos pasos está desactivada'))
    .toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Activar', exact: true })).toBeVisible()
  expect((await accounts().sessionOf(person)).user.factors ?? []).toEqual([])
})
