import { expect, test } from '@playwright/test'
import { rowOf } from './support/documents.ts'
import { closeWithEscape } from './support/page.ts'
import { agentWithContract, makeLink, openShare, sharesOf, visit } from './support/shares.ts'

// The test follows DOC-07, DOC-45 and DOC-59 from the link to the notification.
test('a link opens a document without an account, is counted and announced, and stops working when revoked', async ({
  page,
  browser,
}) => {
  const agent = await agentWithContract(page)
  const address = await makeLink(page, 'Contrato de renta')
  const guest = await visit(browser, address)
  await expect(guest.getByRole('heading', { level: 1, name: 'Contrato de renta' })).toBeVisible()
  await expect(guest.getByText('El señor Núñez paga $12,500.00.')).toBeVisible()
  await expect(guest.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  const download = guest.waitForEvent('download')
  await guest.getByRole('button', { name: 'Descargar PDF' }).click()
  expect((await download).suggestedFilename()).toBe('Contrato de renta.pdf')
  await guest.reload()
  await expect(guest.getByText('El señor Núñez paga $12,500.00.')).toBeVisible()
  await expect.poll(async () => (await sharesOf(agent))[0]?.views).toBe(2)

  await page.getByRole('button', { name: /^Notificaciones/ }).click()
  const bell = page.getByRole('dialog', { name: 'Notificaciones' })
  await expect(bell.getByText('Abrieron un documento que compartiste')).toHaveCount(1)
  await closeWithEscape(page, bell)
  await rowOf(page, 'Contrato de renta').getByRole('button', { name: 'Historial' }).click()
  await expect(page.getByRole('list', { name: 'Historial' }).getByRole('listitem')).toContainText([
    'Documento descargado',
    'Enlace abierto',
    'Documento compartido',
    'Documento creado',
  ])
  await closeWithEscape(page, page.getByRole('dialog'))

  await openShare(page, 'Contrato de renta')
  await expect(page.getByText(/Se abrió 2 veces/)).toBeVisible()
  await page.getByRole('button', { name: /^Revocar/ }).click()
  // A toast has the role alertdialog, too, so the text finds the dialog.
  const question = page
    .getByRole('alertdialog')
    .filter({ hasText: 'Dejará de abrirse de inmediato' })
  await question.getByRole('button', { name: 'Revocar' }).click()
  await expect(page.getByText('Enlace revocado')).toBeVisible()
  await guest.reload()
  await expect(
    guest.getByRole('heading', { name: 'Este enlace ya no está disponible' }),
  ).toBeVisible()
  await expect(guest.getByText('Núñez')).toHaveCount(0)
  await guest.context().close()
})
