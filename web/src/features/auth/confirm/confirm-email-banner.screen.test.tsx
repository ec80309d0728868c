import { expect, it, onTestFinished } from 'vitest'
import { page } from 'vitest/browser'
import type { Account } from '../../../../../test-support/accounts.ts'
import { deployment, setDeployment } from '../../../lib/deployment.ts'
import { accounts, connectToServer, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { ConfirmEmailBanner } from './confirm-email-banner.tsx'

const banner = () => page.getByRole('region', { name: 'Confirma tu correo' })

/** The shared test server sends no mails, so the test changes the configuration that the app has read. */
async function open(person: Account, change: object = { asksToConfirmEmail: true }) {
  await connectToServer()
  const before = deployment()
  setDeployment({ ...before, ...change })
  onTestFinished(() => setDeployment(before))
  return renderScreen(<ConfirmEmailBanner />, { person })
}

it('ACC-42 the banner asks for the confirmation of the address and sends another mail, once a minute', async () => {
  const person = await accounts().createPerson()
  await open(person)
  await expect.element(banner()).toHaveTextContent(person.email)
  const again = banner().getByRole('button', { name: 'Reenviar correo' })
  await again.click()
  await expect.element(banner()).toHaveTextContent('Te enviamos otro enlace')
  await expect.element(banner()).toHaveTextContent(/podrás pedir otro enlace en \d+ segundos?/)
  await expect.element(again).toBeDisabled()
})

it('ACC-42 the banner can be dismissed until the next day', async () => {
  const person = await accounts().createPerson()
  const first = await open(person)
  await banner().getByRole('button', { name: 'Ahora no' }).click()
  await expect.element(banner()).not.toBeInTheDocument()
  await first.unmount()

  const second = await open(person)
  await expect.element(banner()).not.toBeInTheDocument()
  await second.unmount()

  const key = Object.keys(localStorage).find((each) => each.includes('confirm-email')) ?? ''
  localStorage.setItem(key, '"2026-01-01"')
  await open(person)
  await expect.element(banner()).toBeVisible()
})

it('ACC-42 the banner does not appear where no mail is delivered, nor for the demo account', async () => {
  const person = await accounts().createPerson()
  const first = await open(person, { asksToConfirmEmail: false })
  await expect.element(banner()).not.toBeInTheDocument()
  await first.unmount()
  await open(person, { asksToConfirmEmail: true, demo: person })
  await expect.element(banner()).not.toBeInTheDocument()
})
