import type { Figure } from './figure.ts'
import { STATE_MARKETS_2026 } from './state-markets.ts'

const LFPIORPI =
  'LFPIORPI, reform published in the DOF on 16 July 2025 (gs.com.mx; trujilloabogados.mx)'

/**
 * FIG-01: a new value gets a new row. The old row stays, because older records were calculated with it. `npm run figures` lists the values
 * that expire soon.
 */
export const FIGURES = {
  uma: [
    {
      value: 113.14,
      from: '2025-02-01',
      until: '2026-01-31',
      source: 'INEGI, DOF of January 2025',
      use: 'thresholds of the money-laundering law',
    },
    {
      value: 117.31,
      from: '2026-02-01',
      until: '2027-01-31',
      source: 'INEGI, DOF of January 2026 (eluniversal.com.mx, 9 January 2026)',
      use: 'thresholds of the money-laundering law',
    },
  ],
  saleNoticeUma: [
    {
      value: 8025,
      from: '2025-07-17',
      until: null,
      source: LFPIORPI,
      use: 'UMA from which a sale is notified and cash is forbidden',
    },
  ],
  leaseIdentifyUma: [
    {
      value: 1605,
      from: '2025-07-17',
      until: null,
      source: LFPIORPI,
      use: 'UMA of monthly rent from which a tenant is identified',
    },
  ],
  leaseNoticeUma: [
    {
      value: 3210,
      from: '2025-07-17',
      until: null,
      source: LFPIORPI,
      use: 'UMA of monthly rent from which a lease is notified',
    },
  ],
  vatPercent: [
    {
      value: 16,
      from: '2010-01-01',
      until: null,
      source: 'LIVA, article 1',
      use: 'IVA on a commission',
    },
  ],
  /** The share of the charged IVA that companies withhold. The 10.6667 % of the CFDI is this share, rounded. */
  vatWithheldShare: [
    {
      value: 2 / 3,
      from: '2006-12-05',
      until: null,
      source: 'LIVA, article 1-A II; RLIVA, article 3 I',
      use: 'IVA that a company withholds from a natural person',
    },
  ],
  resicoIsrPercent: [
    {
      value: 1.25,
      from: '2022-01-01',
      until: null,
      source: 'LISR, article 113-J',
      use: 'ISR that a company withholds under RESICO',
    },
  ],
  feesIsrPercent: [
    {
      value: 10,
      from: '2014-01-01',
      until: null,
      source: 'LISR, article 106',
      use: 'ISR that a company withholds from professional fees',
    },
  ],
  mxnPerUsd: [
    {
      value: 18.5,
      from: '2026-11-01',
      until: '2027-10-31',
      source: 'own approximation, reviewed once a year',
      use: 'comparing prices in dollars with prices in pesos, never shown as a price',
    },
  ],
  stateMarkets: [
    {
      value: STATE_MARKETS_2026,
      from: '2026-11-01',
      until: '2027-10-31',
      source: 'own reference, reviewed once a year',
      use: 'prices per m² and growth of the value estimator',
    },
  ],
} as const satisfies Readonly<Record<string, readonly [Figure<unknown>, ...Figure<unknown>[]]>>

export type FigureKey = keyof typeof FIGURES
