import { describe, expect, it } from 'vitest'
import { MAX_PESOS } from '../../money/index.ts'
import { amountInWords } from './amount-in-words.ts'
import { dateInWords } from './date-in-words.ts'
import { numberInWords } from './number-in-words.ts'

describe('DOC-01 amounts in words', () => {
  it.each([
    [0, 'CERO PESOS 00/100 M.N.'],
    [0.01, 'CERO PESOS 01/100 M.N.'],
    [0.5, 'CERO PESOS 50/100 M.N.'],
    [0.99, 'CERO PESOS 99/100 M.N.'],
    [1, 'UN PESO 00/100 M.N.'],
    [1.5, 'UN PESO 50/100 M.N.'],
    [2, 'DOS PESOS 00/100 M.N.'],
    [7, 'SIETE PESOS 00/100 M.N.'],
    [10, 'DIEZ PESOS 00/100 M.N.'],
    [11, 'ONCE PESOS 00/100 M.N.'],
    [15, 'QUINCE PESOS 00/100 M.N.'],
    [16, 'DIECISÉIS PESOS 00/100 M.N.'],
    [19, 'DIECINUEVE PESOS 00/100 M.N.'],
    [20, 'VEINTE PESOS 00/100 M.N.'],
    [21, 'VEINTIÚN PESOS 00/100 M.N.'],
    [22, 'VEINTIDÓS PESOS 00/100 M.N.'],
    [23, 'VEINTITRÉS PESOS 00/100 M.N.'],
    [26, 'VEINTISÉIS PESOS 00/100 M.N.'],
    [29, 'VEINTINUEVE PESOS 00/100 M.N.'],
    [30, 'TREINTA PESOS 00/100 M.N.'],
    [31, 'TREINTA Y UN PESOS 00/100 M.N.'],
    [42, 'CUARENTA Y DOS PESOS 00/100 M.N.'],
    [55, 'CINCUENTA Y CINCO PESOS 00/100 M.N.'],
    [67, 'SESENTA Y SIETE PESOS 00/100 M.N.'],
    [70, 'SETENTA PESOS 00/100 M.N.'],
    [81, 'OCHENTA Y UN PESOS 00/100 M.N.'],
    [99, 'NOVENTA Y NUEVE PESOS 00/100 M.N.'],
    [100, 'CIEN PESOS 00/100 M.N.'],
    [101, 'CIENTO UN PESOS 00/100 M.N.'],
    [110, 'CIENTO DIEZ PESOS 00/100 M.N.'],
    [121, 'CIENTO VEINTIÚN PESOS 00/100 M.N.'],
    [200, 'DOSCIENTOS PESOS 00/100 M.N.'],
    [333, 'TRESCIENTOS TREINTA Y TRES PESOS 00/100 M.N.'],
    [400, 'CUATROCIENTOS PESOS 00/100 M.N.'],
    [500, 'QUINIENTOS PESOS 00/100 M.N.'],
    [616, 'SEISCIENTOS DIECISÉIS PESOS 00/100 M.N.'],
    [700, 'SETECIENTOS PESOS 00/100 M.N.'],
    [801, 'OCHOCIENTOS UN PESOS 00/100 M.N.'],
    [900, 'NOVECIENTOS PESOS 00/100 M.N.'],
    [999, 'NOVECIENTOS NOVENTA Y NUEVE PESOS 00/100 M.N.'],
    [1000, 'MIL PESOS 00/100 M.N.'],
    [1001, 'MIL UN PESOS 00/100 M.N.'],
    [1021, 'MIL VEINTIÚN PESOS 00/100 M.N.'],
    [1100, 'MIL CIEN PESOS 00/100 M.N.'],
    [2000, 'DOS MIL PESOS 00/100 M.N.'],
    [8500, 'OCHO MIL QUINIENTOS PESOS 00/100 M.N.'],
    [10_000, 'DIEZ MIL PESOS 00/100 M.N.'],
    [12_345.67, 'DOCE MIL TRESCIENTOS CUARENTA Y CINCO PESOS 67/100 M.N.'],
    [21_000, 'VEINTIÚN MIL PESOS 00/100 M.N.'],
    [21_021, 'VEINTIÚN MIL VEINTIÚN PESOS 00/100 M.N.'],
    [31_000, 'TREINTA Y UN MIL PESOS 00/100 M.N.'],
    [100_000, 'CIEN MIL PESOS 00/100 M.N.'],
    [101_000, 'CIENTO UN MIL PESOS 00/100 M.N.'],
    [500_500.05, 'QUINIENTOS MIL QUINIENTOS PESOS 05/100 M.N.'],
    [999_999, 'NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE PESOS 00/100 M.N.'],
    [1_000_000, 'UN MILLÓN DE PESOS 00/100 M.N.'],
    [1_000_000.5, 'UN MILLÓN DE PESOS 50/100 M.N.'],
    [1_000_001, 'UN MILLÓN UN PESOS 00/100 M.N.'],
    [1_000_100, 'UN MILLÓN CIEN PESOS 00/100 M.N.'],
    [1_001_000, 'UN MILLÓN MIL PESOS 00/100 M.N.'],
    [1_200_000, 'UN MILLÓN DOSCIENTOS MIL PESOS 00/100 M.N.'],
    [2_000_000, 'DOS MILLONES DE PESOS 00/100 M.N.'],
    [21_000_000, 'VEINTIÚN MILLONES DE PESOS 00/100 M.N.'],
    [31_000_001, 'TREINTA Y UN MILLONES UN PESOS 00/100 M.N.'],
    [100_000_000, 'CIEN MILLONES DE PESOS 00/100 M.N.'],
    [101_101_101, 'CIENTO UN MILLONES CIENTO UN MIL CIENTO UN PESOS 00/100 M.N.'],
    [1_000_000_000, 'MIL MILLONES DE PESOS 00/100 M.N.'],
    [1_001_000_000, 'MIL UN MILLONES DE PESOS 00/100 M.N.'],
    [21_000_000_000, 'VEINTIÚN MIL MILLONES DE PESOS 00/100 M.N.'],
    [
      MAX_PESOS,
      'NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE MILLONES NOVECIENTOS NOVENTA Y NUEVE MIL NOVECIENTOS NOVENTA Y NUEVE PESOS 99/100 M.N.',
    ],
  ])('the amount %d in words is %s', (pesos, words) => {
    expect(amountInWords(pesos)).toBe(words)
  })

  it.each([
    [1.005, 'UN PESO 01/100 M.N.'],
    [0.1 + 0.2, 'CERO PESOS 30/100 M.N.'],
    [99.999, 'CIEN PESOS 00/100 M.N.'],
  ])('an amount in words rounds %d to cents: %s', (pesos, words) => {
    expect(amountInWords(pesos)).toBe(words)
  })

  it.each([-1, Number.NaN, Number.POSITIVE_INFINITY, 1e12])('refuses the amount %d', (pesos) => {
    expect(() => amountInWords(pesos)).toThrow(RangeError)
  })
})

describe('DOC-02 numbers in words', () => {
  it.each([
    [1, 'uno', 'un'],
    [12, 'doce', 'doce'],
    [21, 'veintiuno', 'veintiún'],
    [41, 'cuarenta y uno', 'cuarenta y un'],
    [101, 'ciento uno', 'ciento un'],
    [2021, 'dos mil veintiuno', 'dos mil veintiún'],
  ])('the number %i in words is %s alone and %s before a noun', (value, alone, beforeNoun) => {
    expect(numberInWords(value)).toBe(alone)
    expect(numberInWords(value, 'beforeNoun')).toBe(beforeNoun)
  })

  it.each([-1, 1.5, 1e12, Number.NaN])('refuses the number %d', (value) => {
    expect(() => numberInWords(value)).toThrow(RangeError)
  })
})

describe('DOC-03 dates in words', () => {
  it.each([
    ['2026-01-01', 'primero de enero de dos mil veintiséis'],
    ['2026-11-15', 'quince de noviembre de dos mil veintiséis'],
    ['2021-02-21', 'veintiuno de febrero de dos mil veintiuno'],
    ['2024-02-29', 'veintinueve de febrero de dos mil veinticuatro'],
    ['2030-12-31', 'treinta y uno de diciembre de dos mil treinta'],
    ['2001-09-16', 'dieciséis de septiembre de dos mil uno'],
    ['1999-06-10', 'diez de junio de mil novecientos noventa y nueve'],
  ])('the date %s in words is %s', (date, words) => {
    expect(dateInWords(date)).toBe(words)
  })

  it('refuses to write an invalid date in words', () => {
    expect(() => dateInWords('2026-02-30')).toThrow(RangeError)
  })
})
