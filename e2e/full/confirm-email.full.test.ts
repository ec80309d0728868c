import { expect, test, type Page } from '@playwright/test'
import { startServer } from '../../test-support/server.ts'
import { latestMail } from '../support/mail.ts'
import { expectAccessible } from '../support/accessibility.ts'
import { newPerson, type Person } from '../support/people.ts'

async function send(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel(/^Email\*?$/).fill(email)
  await page.getByLabel(/^Contraseña\*?$/).fill(password)
  await page.getByLabel(/^Contraseña\*?$/).press('Enter')
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

test('ACC-40 with CONFIRM_EMAIL=on the address is confirmed before the account opens', async ({
  page,
  browser,
}) => {
  const server = await startServer({ env: { CONFIRM_EMAIL: 'on' } })
  try {
    const person = newPerson()
    await page.goto(`${server.url}/register`)
    await send(page, person)
    await expect(heading(page, 'Revisa tu correo')).toBeVisible()
    await expect(page.getByText(person.email)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Reenviar correo' })).toBeDisabled()
    await expect(page.getByText(/podrás pedir otro enlace en \d+ segundos?/)).toBeVisible()
    await expectAccessible(page, 'shown')

    await page.goto(`${server.url}/login`)
    await send(page, person)
    await expect(heading(page, 'Revisa tu correo')).toBeVisible()

    const { links } = await latestMail(person.email, 'confirmation', server.dataDir)
    const phone = await (await browser.newContext()).newPage()
    await phone.goto(links.find((each) => each.includes('/confirmar')) ?? '')
    await phone.getByRole('button', { name: 'Confirmar mi correo' }).click()
    await expect(phone).toHaveURL(/\/dashboard$/)
    await phone.context().close()
  } finally {
    await server.stop()
  }
})
