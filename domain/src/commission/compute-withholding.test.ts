import { describe, expect, it } from 'vitest'
import { breakDown } from './break-down.ts'
import { computeCommission } from './compute-commission.ts'
import { compareRegimes, computeWithholding } from './compute-withholding.ts'
import { PAYER_LABELS, REGIME_LABELS } from './messages.ts'
import { PAYERS, REGIMES } from './withholding-rules.ts'

const SALE = computeCommission({ operation: 'sale', price: 250_000_000, percent: 3 }, true)
const LEASE = computeCommission({ operation: 'rent', monthlyRent: 1_234_500, months: 1 }, true)
const WITHOUT_VAT = computeCommission({ operation: 'sale', price: 250_000_000, percent: 3 }, false)

describe('COM-13 RESICO paid by a persona moral: 1.25 % ISR on the payment without IVA (LISR 113-J; idconline.mx 2022-07-15, grupoaltea.org), two thirds of the IVA (LIVA 1-A II a)', () => {
  it.each([
    ['75,000', SALE, 93_750, 800_000, 7_806_250],
    ['12,345', LEASE, 15_431, 131_680, 1_284_909],
    ['75,000 without IVA', WITHOUT_VAT, 93_750, 0, 7_406_250],
  ])(
    'computes what a persona moral withholds for RESICO from a commission of %s',
    (_name, amounts, isr, vatWithheld, net) => {
      expect(computeWithholding(amounts, 'resico', 'moral')).toMatchObject({
        isrPercent: 1.25,
        isr,
        vatWithheld,
        net,
      })
    },
  )
})

describe('COM-14 honorarios paid by a persona moral: 10 % ISR (LISR 106; alegra.com community 2596), two thirds of the IVA (LIVA 1-A II a)', () => {
  it.each([
    ['75,000', SALE, 750_000, 800_000, 7_150_000],
    ['12,345', LEASE, 123_450, 131_680, 1_176_890],
    ['75,000 without IVA', WITHOUT_VAT, 750_000, 0, 6_750_000],
  ])(
    'computes what a persona moral withholds for honorarios from a commission of %s',
    (_name, amounts, isr, vatWithheld, net) => {
      expect(computeWithholding(amounts, 'honorarios', 'moral')).toMatchObject({
        isrPercent: 10,
        isr,
        vatWithheld,
        net,
      })
    },
  )
})

describe('COM-15 comisión mercantil paid by a persona moral: no ISR (actividad empresarial, habitahogar.com 7296; outside LISR 106), two thirds of the IVA (LIVA 1-A II c, RLIVA 3 I b)', () => {
  it.each([
    ['75,000', SALE, 800_000, 7_900_000],
    ['12,345', LEASE, 131_680, 1_300_340],
    ['75,000 without IVA', WITHOUT_VAT, 0, 7_500_000],
  ])(
    'computes what a persona moral withholds for comisión mercantil from a commission of %s',
    (_name, amounts, vatWithheld, net) => {
      expect(computeWithholding(amounts, 'comision_mercantil', 'moral')).toMatchObject({
        isrPercent: 0,
        isr: 0,
        vatWithheld,
        net,
      })
    },
  )
})

describe('COM-16 a persona física withholds nothing (LISR 113-J and 106, LIVA 1-A II oblige companies only; idconline.mx 2022-07-15)', () => {
  it.each(REGIMES)(
    'a persona física withholds nothing from %s: the whole 87,000 is deposited',
    (regime) => {
      expect(computeWithholding(SALE, regime, 'fisica')).toMatchObject({
        isrPercent: 0,
        isr: 0,
        vatWithheld: 0,
        net: 8_700_000,
      })
    },
  )
})

describe('COM-17 two thirds of the IVA, not 10.6667 % of the payment (RLIVA 3 I; ayuda.guatson.com)', () => {
  it.each([
    // With the rounded rate the result would be 8,000.03.
    [7_500_000, 1_200_000, 800_000],
    [100, 16, 11],
    [101, 17, 11],
    [1, 0, 0],
  ])('of %i cents with %i of IVA, %i are withheld', (commission, vat, vatWithheld) => {
    const amounts = { commission, vat, total: commission + vat }
    expect(computeWithholding(amounts, 'honorarios', 'moral').vatWithheld).toBe(vatWithheld)
  })
})

describe('COM-18 compares the three regimes', () => {
  it.each([
    ['moral', [7_806_250, 7_150_000, 7_900_000]],
    ['fisica', [8_700_000, 8_700_000, 8_700_000]],
  ] as const)('compares the three regimes when paid by a persona %s', (payer, nets) => {
    const rows = compareRegimes(SALE, payer)
    expect(rows.map(({ regime }) => regime)).toEqual(REGIMES)
    expect(rows.map(({ net }) => net)).toEqual(nets)
  })

  it('every regime and payer has a Spanish name', () => {
    expect(REGIMES.map((regime) => REGIME_LABELS[regime])).toEqual([
      'RESICO',
      'Honorarios',
      'Comisión mercantil',
    ])
    expect(PAYERS.map((payer) => PAYER_LABELS[payer])).toEqual(['Persona física', 'Persona moral'])
  })
})

describe('COM-19 the breakdown of the payment', () => {
  it('the breakdown shows how the 87,000 are divided and adds up to 100 %', () => {
    expect(breakDown(computeWithholding(SALE, 'honorarios', 'moral'))).toEqual([
      { part: 'ownIncome', cents: 6_750_000, percent: 77.6 },
      { part: 'vatToPay', cents: 400_000, percent: 4.6 },
      { part: 'isrWithheld', cents: 750_000, percent: 8.6 },
      { part: 'vatWithheld', cents: 800_000, percent: 9.2 },
    ])
  })

  it.each([
    ['resico', 'moral', SALE, 4],
    ['comision_mercantil', 'moral', LEASE, 3],
    ['resico', 'fisica', SALE, 2],
    ['resico', 'fisica', WITHOUT_VAT, 1],
  ] as const)(
    'the breakdown for %s paid by a persona %s has its parts: %#',
    (regime, payer, amounts, count) => {
      const segments = breakDown(computeWithholding(amounts, regime, payer))
      expect(segments).toHaveLength(count)
      const tenths = segments.reduce((sum, { percent }) => sum + Math.round(percent * 10), 0)
      expect(tenths).toBe(1000)
      expect(segments.reduce((sum, { cents }) => sum + cents, 0)).toBe(amounts.total)
    },
  )

  it('the breakdown is empty when the commission is zero', () => {
    const nothing = { commission: 0, vat: 0, total: 0 }
    expect(breakDown(computeWithholding(nothing, 'resico', 'moral'))).toEqual([])
  })
})
