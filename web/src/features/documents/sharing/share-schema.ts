import { DEFAULT_SHARE_DAYS, shareText, shareUrl } from '@predio/domain/documents'
import { optionalEmail } from '@predio/domain/fields'
import { whatsappMessageSchema } from '@predio/domain/whatsapp'
import type { Resolver } from 'react-hook-form'
import { z } from 'zod'
import { checkForm } from '../../../lib/check-form.ts'
import type { Option } from '../../../ui/option.ts'
import { messages } from './messages.ts'
import { newToken } from '../../../records/public-links/new-token.ts'

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

const { content: whatsAppText } = whatsappMessageSchema.shape

/** DOC-56: the length is checked with a link of the same length, because the real link does not exist yet. */
export function checkShare(documentName: string): Resolver<ShareFormValues> {
  const link = shareUrl(location.origin, newToken())
  const schema = z.object({
    email: optionalEmail(messages.emailInvalid),
    message: z
      .string()
      .refine((text) => whatsAppText.safeParse(shareText(text, documentName, link)).success, {
        error: messages.messageLong,
      }),
  })
  return checkForm(schema, ({ email, message }: ShareFormValues) => ({ email, message }))
}
