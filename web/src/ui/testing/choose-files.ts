import { page } from 'vitest/browser'

export function chooseFiles(button: string, ...files: File[]): void {
  const place = page.getByRole('button', { name: button, exact: true }).element().parentElement
  const input = place?.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error(`no file chooser beside ${button}`)
  const chosen = new DataTransfer()
  for (const file of files) chosen.items.add(file)
  input.files = chosen.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
