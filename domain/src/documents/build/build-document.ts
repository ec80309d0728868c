import { addDays, type CalendarDate, sameDayMonthsLater } from '../../dates/index.ts'
import { pagareSeries } from '../series/pagare-series.ts'
import { leaseText } from '../text/lease-text.ts'
import { pagareText } from '../text/pagare-text.ts'
import { receiptText } from '../text/receipt-text.ts'
import { saleText } from '../text/sale-text.ts'
import type { DocumentType } from '../types/document-type.ts'
import { CDMX } from '../../places/index.ts'
import {
  type DataOfType,
  LEASE_FIELDS,
  LEASE_USES,
  PAGARE_FIELDS,
  RECEIPT_FIELDS,
  SALE_FIELDS,
} from '../types/type-fields.ts'
import { formsOf, valueForm } from '../values/value-forms.ts'

/** DOC-70: without AI, equal data always give the same text. */
export function buildDocument<T extends DocumentType>(type: T, data: DataOfType[T]): string {
  return BUILDERS[type](data)
}

const BUILDERS: { [T in DocumentType]: (data: DataOfType[T]) => string } = {
  pagare(data) {
    return pagareSeries(data.fecha_vencimiento, data.numero_pagares)
      .map(({ label, dueDate }) => {
        const forms = formsOf(PAGARE_FIELDS, { ...data, fecha_vencimiento: dueDate })
        return pagareText({ ...forms, numero_pagare: label })
      })
      .join('\n\n---\n\n')
  },
  recibo_renta: (data) => receiptText(formsOf(RECEIPT_FIELDS, data)),
  contrato_arrendamiento(data) {
    const end = leaseEnd(data.fecha_inicio, data.plazo)
    const texts = {
      ...formsOf(LEASE_FIELDS, data),
      fecha_termino: valueForm('date', '', end),
      fecha_termino_en_letra: valueForm('date', '_en_letra', end),
    }
    return leaseText(texts, isCdmxHousing(data))
  },
  contrato_compraventa: (data) => saleText(formsOf(SALE_FIELDS, data)),
}

/**
 * DOC-72: twelve months from 1 December end on 30 November. If the last month is too short for the day, the lease ends on that month's last
 * day.
 */
export function leaseEnd(start: CalendarDate, months: number): CalendarDate {
  const next = sameDayMonthsLater(start, months)
  return next.slice(8) === start.slice(8) ? addDays(next, -1) : next
}

export function isCdmxHousing({
  entidad,
  uso,
}: Pick<DataOfType['contrato_arrendamiento'], 'entidad' | 'uso'>): boolean {
  return entidad === CDMX && (uso === null || uso === LEASE_USES[0])
}
