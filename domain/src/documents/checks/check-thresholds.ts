import { formatMxn } from '../../money/index.ts'
import type { Finding } from './finding.ts'
import { CHECK_MESSAGES as say } from './messages.ts'

/** Changes every February; both figures go together. */
const UMA = { year: 2025, pesos: 113.14 }

/** LFPIORPI, reform of July 2025, in UMA. */
const SALE = 8025
const LEASE_IDENTIFY = 1605
const LEASE_NOTICE = 3210

export function checkSaleThreshold(price: number): Finding[] {
  return price >= inPesos(SALE) ? [inform(say.vulnerable.sale, SALE)] : []
}

export function checkLeaseThreshold(monthlyRent: number): Finding[] {
  if (monthlyRent >= inPesos(LEASE_NOTICE))
    return [inform(say.vulnerable.leaseNotice, LEASE_NOTICE)]
  if (monthlyRent < inPesos(LEASE_IDENTIFY)) return []
  return [inform(say.vulnerable.leaseIdentify, LEASE_IDENTIFY)]
}

function inPesos(units: number): number {
  return Math.round(units * UMA.pesos * 100) / 100
}

function inform(text: (amount: string, year: number) => string, units: number): Finding {
  return { severity: 'info', text: text(formatMxn(inPesos(units)), UMA.year) }
}
