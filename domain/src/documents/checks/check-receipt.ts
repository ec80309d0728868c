import type { DataOfType } from '../types/type-fields.ts'
import { MONTHS } from '../words/date-in-words.ts'
import type { Finding } from './finding.ts'
import { CHECK_MESSAGES as say } from './messages.ts'
import {
  findSigning,
  hasAmount,
  mentions,
  mentionsAmount,
  type ReadDocument,
} from './read-document.ts'

const PERIOD = new RegExp(String.raw`(?:${MONTHS.join('|')})\s+(?:del?\s+)?(?:año\s+)?\d{4}`, 'iu')

/** A receipt says who paid how much, for which month and which home, and who signs for it. */
export function checkReceipt(
  document: ReadDocument,
  data: DataOfType['recibo_renta'] | null,
): Finding[] {
  const { text, signatures, paragraphs } = document
  const period = text
    .split('\n')
    .filter((line) => /mes|renta|periodo|correspond/i.test(line))
    .join('\n')
  const signing = findSigning(paragraphs)
  const checks: [boolean, string][] = [
    [
      data ? mentions(document, data.inquilino) : /recib[ií](?:mos)?\s+de:?\s+[\p{L}]/iu.test(text),
      say.receipt.tenant,
    ],
    [data ? mentionsAmount(document, data.monto) : hasAmount(text), say.receipt.amount],
    [PERIOD.test(period) && (!data || saysMonth(document, data)), say.receipt.period],
    [
      data ? mentions(document, data.direccion_inmueble) : /inmueble|ubicad[oa] en/i.test(text),
      say.receipt.object,
    ],
    [signing.hasPlace, say.signingPlaceMissing],
    [signing.hasDate, say.signingDateMissing],
    [signatures > 0, say.signatureMissing],
  ]
  return checks
    .filter(([isFine]) => !isFine)
    .map(([, message]) => ({ severity: 'error', text: message }))
}

function saysMonth(document: ReadDocument, { mes, año }: DataOfType['recibo_renta']): boolean {
  return [`${mes} de ${año}`, `${mes} del ${año}`, `${mes} ${año}`].some((month) =>
    mentions(document, month),
  )
}
