import { randomUUID } from 'node:crypto'
import { writeNotice } from '@predio/domain/privacy'
import { CONSENTS, NOTICE_TOKEN, NOTICES } from '../samples/privacy.ts'
import { insertRows } from './insert-rows.ts'
import type { Seeding } from './seeding.ts'

export async function seedPrivacy({ tx, calendar, clientId }: Seeding): Promise<void> {
  await tx.query('select private.set_notice_token(auth.uid(), $1)', [NOTICE_TOKEN])
  const ids = NOTICES.map(() => randomUUID())
  await insertRows(
    tx,
    'privacy_notices',
    NOTICES.map(({ publishedDaysAgo, answers }, at) => {
      const { simple, full } = writeNotice(answers)
      return {
        id: ids[at] ?? '',
        version: at + 1,
        answers,
        simple_text: simple,
        full_text: full,
        published_at: calendar.at(-publishedDaysAgo, '10:20'),
      }
    }),
  )
  await insertRows(
    tx,
    'client_consents',
    CONSENTS.map((consent) => ({
      client_id: clientId(consent.client) ?? '',
      notice_id: ids[consent.version - 1] ?? '',
      method: consent.method,
      accepts_optional: consent.acceptsOptional ?? false,
      given_at: calendar.at(-consent.daysAgo, '12:30'),
      withdrawn_at:
        consent.withdrawnDaysAgo === undefined
          ? null
          : calendar.at(-consent.withdrawnDaysAgo, '17:45'),
    })),
  )
}
