import { describe, expect, it } from 'vitest'
import { formatAmount } from './format-mxn.ts'
import { groupDigits } from './group-digits.ts'
import { NUMBER_MESSAGES as texts } from './messages.ts'
import { readAmount } from './read-amount.ts'
import { readNumber } from './read-number.ts'

describe('MONEY-08 how an amount field reads its text', () => {
  it.each([
    ['2,500,000', 2_500_000, null],
    ['$2500000.50', 2_500_000.5, null],
    ['2.5 mdp', 2_500_000, '= $2,500,000'],
    ['2 millones 350 mil', 2_350_000, '= $2,350,000'],
    ['1.250.000,50', 1_250_000.5, '= $1,250,000.50'],
    ['1.500', 1500, '= $1,500'],
    ['0', 0, null],
  ])('an amount field reads %j as %d and notes %s', (text, value, note) => {
    expect(readAmount(text)).toEqual({ kind: 'read', value, note })
  })

  it.each([
    ['2,500,000.75', 2_500_000, texts.wholePesos('$2,500,000')],
    ['1.5', 1, texts.wholePesos('$1')],
    ['0.125', 0, texts.wholePesos('$0')],
    ['2500000.', 2_500_000, null],
    ['2,500,000.00', 2_500_000, null],
    ['2.5 mdp', 2_500_000, '= $2,500,000'],
  ])('an amount field of whole pesos reads %j as %d and notes %s', (text, value, note) => {
    expect(readAmount(text, { wholePesos: true })).toEqual({ kind: 'read', value, note })
  })

  it.each([
    ['-5', texts.negativeAmount],
    ['dos palos', texts.unknownAmount('dos palos')],
    ['2 o 3 millones', texts.severalAmounts('2 o 3 millones')],
    ['US$100', texts.foreign('US$100')],
    ['$850 m2', texts.unitPrice('$850 m2')],
    ['0.125', texts.tooManyDecimals],
    ['1,000,000,000,000', texts.tooLarge('$999,999,999,999.99')],
  ])('an amount field refuses %j: %s', (text, fault) => {
    expect(readAmount(text)).toEqual({ kind: 'unread', fault })
  })

  it('an amount field is empty when nothing is typed', () => {
    expect(readAmount('  ')).toEqual({ kind: 'empty' })
  })

  it('an amount field shows two decimals or none', () => {
    expect([2_500_000.5, 2_500_000, 0.1].map(formatAmount)).toEqual([
      '2,500,000.50',
      '2,500,000',
      '0.10',
    ])
  })

  it.each([
    ['', ''],
    ['2500000', '2,500,000'],
    ['2,500,00', '250,000'],
    ['2500000.7', '2,500,000.7'],
    ['2500000.', '2,500,000.'],
    ['007', '7'],
    ['1.2.3', null],
    ['2.5 mdp', null],
  ])('an amount field groups the digits of %j: %s', (text, grouped) => {
    expect(groupDigits(text)).toBe(grouped)
  })
})

describe('MONEY-09 how a number field reads its text', () => {
  const percent = { min: 0, max: 100, step: 0.1, unit: '%' }
  const area = { min: 0, max: 1_000_000, step: 0.01, unit: 'm²' }

  it.each([
    [percent, '3.5', 3.5, null],
    [percent, '3,5 %', 3.5, null],
    [percent, '.5', 0.5, null],
    [percent, '3.25', 3.3, texts.rounded('3.25 %', '3.3 %', '0.1')],
    [percent, '99.99', 100, texts.rounded('99.99 %', '100 %', '0.1')],
    [{ ...percent, step: 0.01 }, '3.555', 3.56, texts.rounded('3.555 %', '3.56 %', '0.01')],
    [{ ...percent, step: 1 }, '33.5', 34, texts.rounded('33.5 %', '34 %', '1')],
    [{ min: 0, max: 12, step: 0.5 }, '1.3', 1.5, texts.rounded('1.3', '1.5', '0.5')],
    [area, '1,200.5', 1200.5, null],
    [area, '1.200,50 m2', 1200.5, null],
    [area, '120 metros', 120, null],
  ])('a number field with %o reads %j as %d and notes %s', (rule, text, value, note) => {
    expect(readNumber(text, rule)).toEqual({ kind: 'read', value, note })
  })

  it.each([
    [percent, '100.04', texts.outOfRange('0 %', '100 %')],
    [percent, '-1', texts.outOfRange('0 %', '100 %')],
    [percent, 'tres', texts.unknownNumber('tres')],
    [percent, '1e1', texts.unknownNumber('1e1')],
    [percent, '3%5', texts.unknownNumber('3%5')],
    [area, '2 mil', texts.unknownNumber('2 mil')],
  ])('a number field with %o refuses %j: %s', (rule, text, fault) => {
    expect(readNumber(text, rule)).toEqual({ kind: 'unread', fault })
  })
})
