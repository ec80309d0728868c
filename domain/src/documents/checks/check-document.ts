import type { CalendarDate } from '../../dates/index.ts'
import type { DocumentType } from '../types/document-type.ts'
import type { DataOfType } from '../types/type-fields.ts'
import { checkAmountsInWords, checkGaps } from './check-common.ts'
import { checkLease, checkSale } from './check-contract.ts'
import { checkPagare } from './check-pagare.ts'
import { checkReceipt } from './check-receipt.ts'
import { checkLeaseThreshold, checkSaleThreshold } from './check-thresholds.ts'
import type { Finding } from './finding.ts'
import { CHECK_MESSAGES } from './messages.ts'
import { readDocument, type ReadDocument } from './read-document.ts'

type Checks = {
  [T in DocumentType]: (
    content: string,
    document: ReadDocument,
    data: DataOfType[T] | null,
    today: CalendarDate,
  ) => Finding[]
}

const CHECKS: Checks = {
  pagare: (content, document, data) => [
    ...checkPagare(content, data),
    ...checkAmountsInWords(document, 'error'),
  ],
  recibo_renta: (_, document, data) => [
    ...checkReceipt(document, data),
    ...checkAmountsInWords(document, 'warning'),
  ],
  contrato_arrendamiento: (_, document, data, today) => [
    ...checkLease(document, data),
    ...checkAmountsInWords(document, 'warning'),
    ...(data ? checkLeaseThreshold(data.renta, today) : []),
  ],
  contrato_compraventa: (_, document, data, today) => [
    ...checkSale(document, data),
    ...checkAmountsInWords(document, 'warning'),
    ...(data ? checkSaleThreshold(data.precio, today) : []),
  ],
}

/** The review looks for words and can be wrong, so it gives hints and forbids nothing. */
export function checkDocument<T extends DocumentType>(
  type: T,
  content: string,
  data: DataOfType[T] | null,
  today: CalendarDate,
): Finding[] {
  if (content.trim() === '') return [{ severity: 'error', text: CHECK_MESSAGES.empty }]
  const document = readDocument(content)
  return [...CHECKS[type](content, document, data, today), ...checkGaps(document)]
}
