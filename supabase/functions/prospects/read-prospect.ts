import { readCallback } from '../../../domain/src/prospects/read-callback.ts'
import { readFormFields } from '../../../domain/src/prospects/read-form-fields.ts'
import type { ReceivedProspect } from '../_shared/prospects/receive-prospect.ts'
import type { Sent } from '../_shared/read-sent.ts'

/** The name of a form whose plug-in is unknown. */
const A_FORM = 'Formulario web'

/** Undefined for what is no person: another event of a portal, a program that fills in everything, an empty form (PROS-16, PROS-19). */
export function readProspect(sent: Sent): ReceivedProspect | undefined {
  const read =
    'json' in sent
      ? readCallback(sent.json)
      : ({
          isProspect: true,
          source: 'form',
          receivedAt: null,
          ...readFormFields(sent.fields),
        } as const)
  if (!read.isProspect || read.isBot) return undefined
  const { draft, listingTexts, receivedAt } = read
  const { name, email, phone, message, otherFields } = draft
  if (!name && !email && !phone && !message && otherFields.length === 0) return undefined
  return {
    source: read.source,
    draft: { ...draft, sourceName: draft.sourceName ?? A_FORM },
    listingTexts,
    receivedAt,
    rawText: sent.text,
    consent: null,
  }
}
