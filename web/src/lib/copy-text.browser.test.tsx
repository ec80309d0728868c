import { afterEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { Dialog } from '../ui/dialog.tsx'
import { renderInKit } from '../ui/testing/render-in-kit.tsx'
import { copyText } from './copy-text.ts'

const LINK = 'https://predio.mx/c/1\nsegunda línea'

afterEach(() => vi.restoreAllMocks())

function Copier() {
  return (
    <button
      type="button"
      onClick={(event) => {
        const button = event.currentTarget
        void copyText(LINK).then((isCopied) => (button.dataset['copied'] = String(isCopied)))
      }}
    >
      Copiar
    </button>
  )
}

function refuseClipboard(): void {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'))
}

function watchCopies(): string[] {
  const copied: string[] = []
  const note = () => {
    const area = document.activeElement as HTMLTextAreaElement
    copied.push(area.value.slice(area.selectionStart, area.selectionEnd))
  }
  document.addEventListener('copy', note, { once: true })
  return copied
}

it('copying writes to the clipboard', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  expect(await copyText(LINK)).toBe(true)
  expect(write).toHaveBeenCalledExactlyOnceWith(LINK)
})

it('where the browser refuses the clipboard, copying uses execCommand and keeps the focus', async () => {
  refuseClipboard()
  const copied = watchCopies()
  await renderInKit(<Copier />)
  const button = page.getByRole('button', { name: 'Copiar' })
  await button.click()
  await expect.element(button).toHaveAttribute('data-copied', 'true')
  expect(copied).toEqual([LINK])
  await expect.element(button).toHaveFocus()
  expect(document.querySelector('textarea')).toBeNull()
})

it('copying with execCommand works inside a dialog, which traps the focus', async () => {
  refuseClipboard()
  const copied = watchCopies()
  await renderInKit(
    <Dialog title="Compartir" onClose={() => undefined}>
      <Copier />
    </Dialog>,
  )
  const button = page.getByRole('button', { name: 'Copiar' })
  await userEvent.click(button)
  await expect.element(button).toHaveAttribute('data-copied', 'true')
  expect(copied).toEqual([LINK])
})

it('copying reports that neither way works', async () => {
  refuseClipboard()
  vi.spyOn(document, 'execCommand').mockReturnValue(false)
  expect(await copyText(LINK)).toBe(false)
})
