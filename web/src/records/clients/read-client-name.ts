import { clientSchema } from '@predio/domain/clients'
import { splitName } from '@predio/domain/csv'
import { z } from 'zod'

export interface ClientName {
  first_name: string
  last_name: string
}

const { first_name, last_name } = clientSchema.shape
const nameSchema = z.object({ first_name, last_name })

/** CLIENT-21: returns null if the text is not a first name and a surname. */
export function readClientName(text: string): ClientName | null {
  const { first, last } = splitName(text)
  return nameSchema.safeParse({ first_name: first, last_name: last }).data ?? null
}
