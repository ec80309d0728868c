import { page, userEvent } from 'vitest/browser'

/** Gives files to the chooser that the button opens. */
export async function chooseFiles(button: string, ...files: File[]): Promise<void> {
  const place = page.getByRole('button', { name: button, exact: true }).element().parentElement
  const input = place?.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error(`no file chooser beside ${button}`)
  await userEvent.upload(input, files)
}
