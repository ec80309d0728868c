import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  characterCount,
  emptyToNull,
  firstMessage,
  isEmail,
  optionalAmount,
  optionalDate,
  optionalId,
  optionalInstant,
  optionalNumber,
  requiredText,
  shapeOf,
  textList,
  uniqueTexts,
} from './index.ts'

describe('FIELD-01 empty text becomes null', () => {
  it.each([
    ['', null],
    ['   ', null],
    ['\u00a0\n', null],
    [null, null],
    [undefined, null],
    ['  Ana ', 'Ana'],
    ['A\u0000na', 'Ana'],
  ])('a field stores the text %j as %j', (text, value) => {
    expect(emptyToNull(text)).toBe(value)
  })

  it('the length of a text counts an emoji as one character, as the database does', () => {
    expect(characterCount('🏡a')).toBe(2)
    const name = requiredText({ min: 2, max: 3 }, { short: 'corto', long: 'largo' })
    expect(name.safeParse('🏡').success).toBe(false)
    expect(name.safeParse('🏡🏡🏡').success).toBe(true)
  })
})

it.each([
  ['ana@example.com', true],
  ['a@b.c', true],
  ['a@b', false],
  ['a b@c.mx', false],
  ['ana@@c.mx', false],
  [`${'a'.repeat(250)}@b.mx`, false],
])('FIELD-02 accepts %s as an e-mail address: %s', (text, valid) => {
  expect(isEmail(text)).toBe(valid)
})

it.each([
  ['https://youtu.be/a1', true],
  ['  https://my.matterport.com/show/?m=a1  ', true],
  ['', true],
  ['http://youtu.be/a1', false],
  ['youtu.be/a1', false],
  ['javascript:alert(1)//https://youtu.be', false],
  ['https://youtu.be/a 1', false],
  [`https://youtu.be/${'a'.repeat(24)}`, false],
])('FIELD-08 accepts %j as an address that a link may lead to: %s', (typed, accepted) => {
  const { tour } = shapeOf({
    tour: { kind: 'link', label: 'Recorrido', max: 40, long: 'larga', invalid: 'no es' },
  })
  expect(tour.safeParse(typed).success).toBe(accepted)
})

describe('FIELD-03 amounts', () => {
  const amount = optionalAmount({ invalid: 'no es', negative: 'menos' })

  it.each([
    [undefined, null],
    [null, null],
    ['', null],
    [1500.5, 1500.5],
    ['$1,500.50', 1500.5],
    ['2.5 mdp', 2_500_000],
    [999_999_999_999.99, 999_999_999_999.99],
  ])('reads the amount %j as %j', (typed, value) => {
    expect(amount.parse(typed)).toBe(value)
  })

  it.each([
    ['mucho', 'no es'],
    [-1, 'menos'],
    ['-1', 'menos'],
    [0.005, 'no es'],
    [1e12, 'no es'],
    [Number.NaN, 'no es'],
    [Number.POSITIVE_INFINITY, 'no es'],
  ])('refuses the amount %j: %s', (typed, message) => {
    expect(amount.safeParse(typed).error?.issues.map((issue) => issue.message)).toEqual([message])
  })
})

describe('FIELD-04 numbers on a step', () => {
  const percent = optionalNumber({ min: 0, max: 100, step: 0.1 }, 'no es')

  it.each([0, 2.3, 99.9, 100, '3.5', null, ''])('accepts %j for a number with steps', (typed) => {
    expect(percent.safeParse(typed).success).toBe(true)
  })

  it.each([-0.1, 100.1, 3.25, 'tres'])('refuses %j for a number with steps', (typed) => {
    expect(percent.safeParse(typed).success).toBe(false)
  })
})

describe('FIELD-05 dates and references', () => {
  it.each([
    ['2026-11-15', true],
    ['', true],
    ['2026-02-30', false],
    ['15/11/2026', false],
  ])('a date field accepts %s: %s', (typed, accepted) => {
    expect(optionalDate('no es').safeParse(typed).success).toBe(accepted)
  })

  it.each([
    ['2026-11-15T17:30:00Z', true],
    ['2026-11-15T17:30:00+00:00', true],
    ['2026-11-15T17:30:00.123456-06:00', true],
    ['2026-11-15T17:30', false],
  ])('a field for a moment accepts %s: %s', (typed, accepted) => {
    expect(optionalInstant('no es').safeParse(typed).success).toBe(accepted)
  })

  it.each([
    ['57a60000-0000-4000-8000-000000000001', true],
    ['', true],
    ['7', false],
  ])('a reference field accepts %s: %s', (typed, accepted) => {
    expect(optionalId('no es').safeParse(typed).success).toBe(accepted)
  })
})

it('FIELD-06 a list field keeps each text once', () => {
  expect(uniqueTexts([' VIP ', 'vip', '', 'Norte'])).toEqual(['VIP', 'Norte'])
})

it.each([
  [200, 300, true],
  [201, 300, false],
  [200, 301, false],
])('FIELD-06 a list field accepts %d texts of %d characters: %s', (count, length, valid) => {
  const texts = Array.from({ length: count }, (_, i) => String(i).padEnd(length, 'ñ'))
  expect(textList('no es').safeParse(texts).success).toBe(valid)
})

it('FIELD-07 a record with several faults shows the first message', () => {
  const record = z.object({
    name: z.string({ error: 'sin nombre' }),
    age: z.number({ error: 'sin edad' }),
  })
  const { error } = record.safeParse({})
  expect(error && firstMessage(error, 'otro')).toBe('sin nombre')
})
