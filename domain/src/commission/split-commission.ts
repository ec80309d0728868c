import { apportion } from './apportion.ts'
import type { CommissionAmounts } from './compute-commission.ts'
import { COMMISSION_MESSAGES as texts } from './messages.ts'

export interface CommissionShare {
  name: string
  percent: number
}

export interface SharedCommission extends CommissionShare, CommissionAmounts {}

/** COM-10: the result is null if the shares are valid and add up to 100 %. */
export function checkShares(shares: readonly CommissionShare[]): string | null {
  const percents = shares.map(({ percent }) => percent)
  const isShare = (percent: number) =>
    percent >= 0 && percent <= 100 && toHundredths(percent) / 100 === percent
  if (!percents.every(isShare)) return texts.shareInvalid
  const sum = percents.reduce((total, percent) => total + toHundredths(percent), 0)
  return sum === 10_000 ? null : texts.sharesIncomplete(String(sum / 100))
}

/**
 * Commission and VAT are each divided to the last cent, so that the columns add up to the amount that the client pays. A colleague's VAT
 * may therefore differ by a cent from 16 % of their part.
 */
export function splitCommission(
  { commission, vat }: CommissionAmounts,
  shares: readonly CommissionShare[],
): SharedCommission[] {
  const fault = checkShares(shares)
  if (fault !== null) throw new RangeError(fault)
  const weights = shares.map(({ percent }) => toHundredths(percent))
  const [commissions, vats] = [apportion(commission, weights), apportion(vat, weights)]
  return shares.map((share, index) => {
    const [part, partVat] = [commissions[index] ?? 0, vats[index] ?? 0]
    return { ...share, commission: part, vat: partVat, total: part + partVat }
  })
}

/** COM-11: remaining hundredths go to the first participants. */
export function equalPercents(count: number): number[] {
  return apportion(
    10_000,
    Array.from({ length: count }, () => 1),
  ).map((part) => part / 100)
}

function toHundredths(percent: number): number {
  return Math.round(percent * 100)
}
