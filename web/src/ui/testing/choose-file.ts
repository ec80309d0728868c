import { userEvent } from 'vitest/browser'
import type { SampleFile } from '../../../../test-support/document-files.ts'

export async function chooseFile({ name, mimeType, bytes }: SampleFile): Promise<void> {
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('there is no file field')
  await userEvent.upload(field, new File([bytes], name, { type: mimeType }))
}
