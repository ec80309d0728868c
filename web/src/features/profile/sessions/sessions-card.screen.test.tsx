import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { accounts, renderScreen } from '../../../ui/testing/render-screen.tsx'
import { SessionsCard } from './sessions-card.tsx'

const rows = () => page.getByRole('list', { name: 'Sesiones abiertas' }).getByRole('listitem')
const ALONE = 'Tu cuenta solo está abierta en este dispositivo.'

async function open() {
  const person = await accounts().createPerson()
  const others = await Promise.all([1, 2, 3].map(() => accounts().clientOf(person)))
  await renderScreen(<SessionsCard />, { person })
  await expect.element(rows().first()).toHaveTextContent('Este dispositivo')
  await expect.element(rows().first()).toHaveTextContent(/En uso ahora · IP (127\.0\.0\.1|::1)/)
  await expect.element(rows()).toHaveLength(4)
  return others
}

it('ACC-28 another session is closed after a confirmation', async () => {
  await open()
  await page
    .getByRole('button', { name: /^Cerrar: / })
    .first()
    .click()
  const question = page.getByRole('alertdialog', { name: '¿Cerrar esta sesión?' })
  await question.getByRole('button', { name: 'Cerrar sesión' }).click()
  await expect.element(page.getByText('Se cerró la sesión')).toBeVisible()
  await expect.poll(() => rows().elements().length).toBe(3)
})

it('ACC-28 all other sessions are closed together, and their tokens are refused from then on', async () => {
  const others = await open()
  await page.getByRole('button', { name: 'Cerrar las demás' }).click()
  const question = page.getByRole('alertdialog', { name: '¿Cerrar las demás sesiones?' })
  await question.getByRole('button', { name: 'Cerrar las demás' }).click()
  await expect.element(page.getByText('Se cerraron tus otras sesiones')).toBeVisible()
  await expect.element(page.getByText(ALONE)).toBeVisible()
  for (const { auth } of others) expect((await auth.refreshSession()).error?.status).toBe(400)
})
