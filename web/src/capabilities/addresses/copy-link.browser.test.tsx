import { afterEach, expect, it, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderInKit } from '../../ui/testing/render-in-kit.tsx'
import { CopyLinkButton } from './copy-link.tsx'
import { LinkToCopy } from './link-to-copy.ts'

const ID = '57a60000-0000-4000-8000-000000000001'

afterEach(() => vi.restoreAllMocks())

function refuseClipboard(): void {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('NotAllowedError'))
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
}

it('ADDR-05 the copy button shows the selected address where the browser refuses to copy', async () => {
  refuseClipboard()
  const screen = await renderInKit(
    <>
      <CopyLinkButton kind="clientes" id={ID} />
      <LinkToCopy />
    </>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Copiar enlace interno' }))
  const field = screen.getByRole('textbox', { name: 'Enlace' })
  await expect.element(field).toHaveFocus()
  await expect.element(field).toHaveValue(`${window.location.origin}/dashboard/clientes/${ID}`)
  const input = field.element() as HTMLInputElement
  await expect.poll(() => input.selectionEnd).toBe(input.value.length)
  await userEvent.click(screen.getByRole('button', { name: 'Listo' }))
  await expect.element(field).not.toBeInTheDocument()
})

it('ADDR-05 the copy button copies the whole address of the record and says that it was copied', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  const screen = await renderInKit(<CopyLinkButton kind="tareas" id={ID} />)
  await userEvent.click(screen.getByRole('button', { name: 'Copiar enlace interno' }))
  await expect
    .element(screen.getByText('Enlace interno copiado: solo se abre con tu cuenta'))
    .toBeVisible()
  expect(written).toHaveBeenCalledWith(`${window.location.origin}/dashboard/tareas/${ID}`)
})
