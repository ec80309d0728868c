import { FIGURE_MESSAGES, figureOn } from '@predio/domain/figures'
import { formatMxn } from '@predio/domain/money'
import {
  isExampleListing,
  realListings,
  TYPE_LABELS,
  type Property,
} from '@predio/domain/properties'
import { formatCell, takeInventory, type ReportColumn } from '@predio/domain/reports'
import { captions, columns, words } from '../messages.ts'
import {
  describeBand,
  describeClosedListings,
  describeListings,
  describeOtherPeriods,
  describeWithoutPrice,
} from '../describe.ts'
import { toRows } from './to-rows.ts'
import type { ReportView, SeriesOf } from '../view.ts'

const LISTINGS: ReportColumn = { key: 'total', label: columns.listings, kind: 'count' }
const SERIES: readonly SeriesOf[] = [
  { key: 'sale', name: columns.sale, tone: 'action' },
  { key: 'rent', name: columns.rent, tone: 'attention' },
]

/** REP-15 says how listings are counted. */
export function describeInventory(all: readonly Property[], today: string): ReportView {
  const listings = realListings(all)
  const { available, closed, types, bands, withoutPrice, otherPeriods } = takeInventory(listings)
  const sale = types.reduce((sum, type) => sum + type.sale, 0)
  return {
    isEmpty: available === 0,
    subtitle: describeListings(listings.length, listings.some(isExampleListing)),
    figures: [
      { label: words.available, value: formatCell(available, 'count') },
      { label: columns.sale, value: formatCell(sale, 'count') },
      { label: columns.rent, value: formatCell(available - sale, 'count') },
    ],
    notes: [
      ...(closed > 0 ? [describeClosedListings(closed)] : []),
      ...(withoutPrice > 0 ? [describeWithoutPrice(withoutPrice)] : []),
      ...(otherPeriods > 0 ? [describeOtherPeriods(otherPeriods)] : []),
      ...(listings.some(hasDollarPrice) ? [dollarNote(today)] : []),
    ],
    parts: [
      {
        table: {
          caption: captions.inventoryTypes,
          columns: [
            { key: 'type', label: columns.propertyType, kind: 'text' },
            { key: 'sale', label: columns.sale, kind: 'count' },
            { key: 'rent', label: columns.rent, kind: 'count' },
            LISTINGS,
          ],
          rows: toRows(types, ({ type }) => ({ type: TYPE_LABELS[type] })),
        },
        chart: { kind: 'rows', value: 'total', series: SERIES },
      },
      {
        table: {
          caption: captions.inventoryPrices,
          columns: [{ key: 'band', label: columns.price, kind: 'text' }, LISTINGS],
          rows: bands.map(({ operation, above, upTo, listings: total }) => ({
            band: describeBand(columns[operation], above, upTo),
            total,
            sale: operation === 'sale' ? total : 0,
            rent: operation === 'rent' ? total : 0,
          })),
        },
        chart: { kind: 'rows', value: 'total', series: SERIES },
      },
    ],
  }
}

function hasDollarPrice({ price, currency }: Property): boolean {
  return currency === 'USD' && price !== null
}

function dollarNote(today: string): string {
  const { value, from, isExpired } = figureOn('mxnPerUsd', today)
  const note = isExpired ? FIGURE_MESSAGES.dollarExpired : FIGURE_MESSAGES.dollarSince
  return note(formatMxn(value), from)
}
