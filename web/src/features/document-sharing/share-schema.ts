import { DEFAULT_SHARE_DAYS } from '@predio/domain/documents'
import { optionalEmail } from '@predio/domain/fields'
import { z } from 'zod'
import { checkForm } from '../../lib/check-form.ts'
import type { Option } from '../../ui/option.ts'
import { messages } from './messages.ts'

export const SHARE_DAYS = [1, 7, 30, 90, 365]

export interface ShareFormValues {
  days: number
  email: string
  client: Option | null
  message: string
}

export const NEW_SHARE: ShareFormValues = {
  days: DEFAULT_SHARE_DAYS,
  email: '',
  client: null,
  message: '',
}

const schema = z.object({ email: optionalEmail(messages.emailInvalid) })

export const checkShare = checkForm<ShareFormValues>(schema, ({ email }) => ({ email }))
