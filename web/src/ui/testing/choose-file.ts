import { userEvent } from 'vitest/browser'
import type { SampleFile } from '../../../../test-support/document-files.ts'

/** Gives a file to the page's only file field, which is hidden behind its button. */
export async function chooseFile({ name, mimeType, bytes }: SampleFile): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('there is no file field')
  await userEvent.upload(field, new File([bytes], name, { type: mimeType }))
}
