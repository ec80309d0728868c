import type { DataOfType } from '../types/type-fields.ts'
import { MONTHS } from '../words/date-in-words.ts'
import type { Finding } from './finding.ts'
import { CHECK_MESSAGES } from './messages.ts'
import {
  findSigning,
  hasAmount,
  mentions,
  mentionsAmount,
  type ReadDocument,
} from './read-document.ts'

const PERIOD = new RegExp(String.raw`(?:${MONTHS.join('|')})\s+(?:del?\s+)?(?:año\s+)?\d{4}`, 'iu')

/** Checks that a receipt names the payer, the amount, the month and the home, and is signed. */
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
      CHECK_MESSAGES.receipt.tenant,
    ],
    [data ? mentionsAmount(document, data.monto) : hasAmount(text), CHECK_MESSAGES.receipt.amount],
    [PERIOD.test(period) && (!data || saysMonth(document, data)), CHECK_MESSAGES.receipt.period],
    [
      data ? mentions(document, data.direccion_inmueble) : /inmueble|ubicad[oa] en/i.test(text),
      CHECK_MESSAGES.receipt.object,
    ],
    [signing.hasPlace, CHECK_MESSAGES.signingPlaceMissing],
    [signing.hasDate, CHECK_MESSAGES.signingDateMissing],
    [signatures > 0, CHECK_MESSAGES.signatureMissing],
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
