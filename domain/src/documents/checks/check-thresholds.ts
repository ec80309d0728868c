import type { CalendarDate } from '../../dates/index.ts'
import { FIGURE_MESSAGES, figureOn, latestFigure } from '../../figures/index.ts'
import { formatMxn, fromCents, toCents } from '../../money/index.ts'
import type { Finding } from './finding.ts'
import { CHECK_MESSAGES } from './messages.ts'

type Threshold = 'saleNoticeUma' | 'leaseIdentifyUma' | 'leaseNoticeUma'

/** DOC-86: the thresholds of the anti-money-laundering law are multiples of the UMA that is valid on the day. */
export function checkSaleThreshold(price: number, today: CalendarDate): Finding[] {
  return reaches(price, 'saleNoticeUma', today)
    ? inform(CHECK_MESSAGES.vulnerable.sale, 'saleNoticeUma', today)
    : []
}

export function checkLeaseThreshold(monthlyRent: number, today: CalendarDate): Finding[] {
  if (reaches(monthlyRent, 'leaseNoticeUma', today)) {
    return inform(CHECK_MESSAGES.vulnerable.leaseNotice, 'leaseNoticeUma', today)
  }
  return reaches(monthlyRent, 'leaseIdentifyUma', today)
    ? inform(CHECK_MESSAGES.vulnerable.leaseIdentify, 'leaseIdentifyUma', today)
    : []
}

function reaches(pesos: number, threshold: Threshold, today: CalendarDate): boolean {
  return pesos >= inPesos(threshold, today)
}

function inPesos(threshold: Threshold, today: CalendarDate): number {
  return fromCents(toCents(latestFigure(threshold).value * figureOn('uma', today).value))
}

function inform(
  text: (amount: string, uma: string) => string,
  threshold: Threshold,
  today: CalendarDate,
): Finding[] {
  const uma = figureOn('uma', today)
  const amount = formatMxn(uma.value)
  const known = `${amount}, ${FIGURE_MESSAGES.since(uma.from)}`
  const finding: Finding = {
    severity: 'info',
    text: text(formatMxn(inPesos(threshold, today)), known),
  }
  if (!uma.isExpired) return [finding]
  return [finding, { severity: 'warning', text: FIGURE_MESSAGES.umaExpired(amount, uma.until) }]
}
