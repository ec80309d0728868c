import { PAYER_LABELS, REGIME_LABELS } from '@predio/domain/commission'
import { formatCents } from '@predio/domain/money'
import type { Report, ReportSection } from '../../../records/share-result/report.ts'
import type { CommissionResult } from '../compute-result.ts'
import { messages } from '../messages.ts'

/** COM-25: the report has shares and withholding only if they apply. */
export function commissionReport(result: CommissionResult): Report {
  const { base, amounts, parts, withholding } = result
  const isSale = base.operation === 'sale'
  const value = isSale ? base.price : base.monthlyRent
  const sections = [charge(result)]
  if (parts) sections.push(sharing(parts))
  if (withholding.payer === 'moral') sections.push(taxes(result))
  return {
    title: messages.report,
    subject: isSale ? messages.saleOf(formatCents(value)) : messages.rentOf(formatCents(value)),
    headline: { label: messages.total, value: formatCents(amounts.total) },
    sections,
    notes: [messages.disclaimer, messages.rates],
    fileName: `comision-${isSale ? 'venta' : 'renta'}-${Math.round(value / 100)}`,
  }
}

function charge({ base, rate, amounts }: CommissionResult): ReportSection {
  const isSale = base.operation === 'sale'
  const value = isSale ? base.price : base.monthlyRent
  const vat = { label: messages.vatLine, value: formatCents(amounts.vat) }
  return {
    title: messages.sectionCharge,
    lines: [
      { label: isSale ? messages.price : messages.rent, value: formatCents(value) },
      { label: messages.commission(rate), value: formatCents(amounts.commission) },
      ...(amounts.vat > 0 ? [vat] : []),
      { label: messages.total, value: formatCents(amounts.total), isTotal: true },
    ],
  }
}

function sharing(parts: NonNullable<CommissionResult['parts']>): ReportSection {
  return {
    title: messages.sectionParts,
    lines: parts.map(({ name, percent, total }, index) => ({
      label: `${name || messages.colleague(index)} (${percent} %)`,
      value: formatCents(total),
      bar: percent / 100,
    })),
  }
}

function taxes({ withholding, parts }: CommissionResult): ReportSection {
  const { regime, payer, isrPercent, isr, vatWithheld, net } = withholding
  const percent = String(parts?.[0]?.percent ?? '')
  const own = { label: messages.ownPart(percent), value: formatCents(withholding.total) }
  return {
    title: messages.sectionTaxes,
    lines: [
      { label: messages.regimeLine, value: REGIME_LABELS[regime] },
      { label: messages.payerLine, value: PAYER_LABELS[payer] },
      ...(parts ? [own] : []),
      { label: messages.isr(isrPercent), value: formatCents(0 - isr) },
      { label: messages.vatWithheld, value: formatCents(0 - vatWithheld) },
      { label: messages.net, value: formatCents(net), isTotal: true },
    ],
  }
}
