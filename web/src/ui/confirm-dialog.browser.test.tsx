import { expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { renderInKit } from './testing/render-in-kit.tsx'

async function open(onConfirm: () => Promise<void>) {
  const screen = await renderInKit(
    <ConfirmDialog
      title="¿Eliminar a Ana?"
      message="No se puede deshacer."
      confirmLabel="Eliminar"
      trigger={<Button>Abrir</Button>}
      onConfirm={onConfirm}
    />,
  )
  await screen.getByRole('button', { name: 'Abrir' }).click()
  return screen
}

it('the dialog closes when the confirmed action is done', async () => {
  const confirmed = vi.fn<() => Promise<void>>(async () => undefined)
  const screen = await open(confirmed)
  await screen.getByRole('button', { name: 'Eliminar' }).click()
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(confirmed).toHaveBeenCalledOnce()
})

it('the dialog stays open when the confirmed action fails', async () => {
  const failed = vi.fn<() => Promise<void>>(() => Promise.reject(new Error('no connection')))
  const screen = await open(failed)
  await screen.getByRole('button', { name: 'Eliminar' }).click()
  await expect.poll(() => failed.mock.settledResults).toHaveLength(1)
  await expect.element(screen.getByRole('button', { name: 'Eliminar' })).toBeEnabled()
  await expect.element(screen.getByRole('alertdialog')).toBeVisible()
})

it('Escape closes the dialog without running the action', async () => {
  const confirmed = vi.fn<() => Promise<void>>(async () => undefined)
  const screen = await open(confirmed)
  await expect.element(screen.getByRole('alertdialog')).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  expect(confirmed).not.toHaveBeenCalled()
})
