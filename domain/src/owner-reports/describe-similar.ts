import { formatNumber } from '../numbers/index.ts'
import { OWNER_REPORT_TEXTS as texts } from './messages.ts'
import type { SimilarListings } from './owner-report.ts'

/** EST-11: a price within this percentage of the median is called similar, as in an estimate. */
const ALIKE_WITHIN = 10

export function describeSimilar({ count, place }: SimilarListings): string {
  return texts.comparedWith(count, place)
}

/** OREP-25: one sentence explains the differences of price, time and visits. */
export function describeComparison({
  price,
  pricePerMetre,
  days,
  visits,
}: SimilarListings): string[] {
  return [
    ...(pricePerMetre
      ? [judge(texts.itsPricePerMetre, pricePerMetre)]
      : price
        ? [judge(texts.itsPrice, price)]
        : []),
    ...(days && days.own !== days.median
      ? [days.own > days.median ? texts.longer : texts.shorter]
      : []),
    ...(visits.own === visits.mean
      ? []
      : [visits.own > visits.mean ? texts.moreVisits : texts.fewerVisits]),
  ]
}

function judge(subject: string, { own, median }: { own: number; median: number }): string {
  const percent = Math.round((own / median - 1) * 100)
  if (percent > ALIKE_WITHIN) return texts.above(subject, formatNumber(percent))
  return percent < -ALIKE_WITHIN
    ? texts.below(subject, formatNumber(-percent))
    : texts.alike(subject)
}
