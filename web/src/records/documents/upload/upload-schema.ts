import { documentSchema, type DocumentCategory } from '@predio/domain/documents'
import { checkForm } from '../../../lib/check-form.ts'
import type { Option } from '../../../ui/option.ts'

export interface UploadFormValues {
  name: string
  category: DocumentCategory
  client: Option | null
  property: Option | null
}

const schema = documentSchema.pick({ name: true, category: true })

export const checkUpload = checkForm(schema, ({ name, category }: UploadFormValues) => ({
  name,
  category,
}))

/** DOC-36: for the file 'Contrato Peña.pdf' the form proposes the name 'Contrato Peña'. */
export function nameFromFile(fileName: string): string {
  return fileName.replace(/\.[a-z0-9]{1,10}$/i, '').trim()
}
