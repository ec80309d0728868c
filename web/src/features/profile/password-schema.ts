import { normalisePassword, passwordFault } from '@predio/domain/accounts'
import { z } from 'zod'
import { PASSWORD_FAULTS } from '../../capabilities/account/messages.ts'
import { messages } from './messages.ts'

const password = z.string().transform(normalisePassword)

/** ACC-03, PROF-10 and PROF-11 define this schema; the server verifies the current password. */
export const passwordSchema = z
  .object({
    current: password.refine((value) => value !== '', messages.currentMissing),
    next: password.superRefine((value, context) => {
      const fault = passwordFault(value)
      if (fault) context.addIssue({ code: 'custom', message: PASSWORD_FAULTS[fault] })
    }),
    confirmation: password,
    code: z.string().trim(),
  })
  .superRefine(({ current, next, confirmation }, context) => {
    if (next !== confirmation) {
      context.addIssue({
        code: 'custom',
        path: ['confirmation'],
        message: messages.passwordMismatch,
      })
    } else if (next === current) {
      context.addIssue({ code: 'custom', path: ['next'], message: messages.passwordSame })
    }
  })

export type PasswordValues = z.output<typeof passwordSchema>
