import { describe, expect, it } from 'vitest'
import { conditionAfter, cursorAfter, pageAfter, type Order } from './keyset.ts'

interface Row {
  id: string
  name: string | null
  amount: number | null
  open: boolean
  moment: string
}

const ROW: Row = {
  id: '0b',
  name: 'Ana',
  amount: 12.5,
  open: true,
  moment: '2026-11-16T10:00:00.123456+00:00',
}
const BY_ID = { column: 'id', ascending: true } as const

const NEWEST: Order<Row> = [{ column: 'moment', ascending: false }, BY_ID]
const BY_NAME: Order<Row> = [{ column: 'name', ascending: true, isNullable: true }, BY_ID]
const BY_AMOUNT: Order<Row> = [{ column: 'amount', ascending: false, isNullable: true }, BY_ID]

class Asked {
  readonly calls: unknown[][] = []
  filter(...call: unknown[]): this {
    return this.#note('filter', call)
  }
  or(...call: unknown[]): this {
    return this.#note('or', call)
  }
  order(...call: unknown[]): this {
    return this.#note('order', call)
  }
  limit(...call: unknown[]): this {
    return this.#note('limit', call)
  }
  #note(name: string, call: unknown[]): this {
    this.calls.push([name, ...call])
    return this
  }
}

describe('conditionAfter', () => {
  it('SAVE-16 the next page continues below a descending key and uses the id between equal rows', () => {
    expect(conditionAfter(NEWEST, ROW)).toBe(
      'moment.lt."2026-11-16T10:00:00.123456+00:00",and(moment.eq."2026-11-16T10:00:00.123456+00:00",id.gt."0b")',
    )
  })

  it('SAVE-16 rows without a value follow those with one', () => {
    expect(conditionAfter(BY_NAME, ROW)).toBe(
      'name.gt."Ana",name.is.null,and(name.eq."Ana",id.gt."0b")',
    )
    expect(conditionAfter(BY_AMOUNT, ROW)).toBe(
      'amount.lt."12.5",amount.is.null,and(amount.eq."12.5",id.gt."0b")',
    )
  })

  it('the next page continues by id among the rows without a value', () => {
    expect(conditionAfter(BY_AMOUNT, { ...ROW, amount: null })).toBe(
      'and(amount.is.null,id.gt."0b")',
    )
  })

  it('the condition of the next page compares three keys one after the other', () => {
    const order: Order<Row> = [
      { column: 'open', ascending: false },
      { column: 'name', ascending: true, isNullable: true },
      BY_ID,
    ]
    expect(conditionAfter(order, ROW)).toBe(
      'open.lt."true",and(open.eq."true",name.gt."Ana"),and(open.eq."true",name.is.null),and(open.eq."true",name.eq."Ana",id.gt."0b")',
    )
    expect(conditionAfter(order, { ...ROW, name: null })).toBe(
      'open.lt."true",and(open.eq."true",name.is.null,id.gt."0b")',
    )
  })

  it.each([
    ['Núñez, José (padre)', '"Núñez, José (padre)"'],
    ['El "Güero" O’Neill', String.raw`"El \"Güero\" O’Neill"`],
    [String.raw`C:\casa`, String.raw`"C:\\casa"`],
    ['', '""'],
    ['null', '"null"'],
  ])('the value %s is quoted so that it is only text', (name, quoted) => {
    expect(conditionAfter(BY_NAME, { ...ROW, name })).toContain(`name.gt.${quoted},`)
  })

  it('refuses a cursor row that was read without one of the keys', () => {
    const { moment: _moment, ...partial } = ROW
    expect(() => conditionAfter(NEWEST, partial as Row)).toThrow('moment')
  })
})

describe('pageAfter', () => {
  it('the first page has no condition', () => {
    expect(pageAfter(new Asked(), BY_AMOUNT, null, 50).calls).toEqual([
      ['order', 'amount', { ascending: false, nullsFirst: false }],
      ['order', 'id', { ascending: true }],
      ['limit', 50],
    ])
  })

  it('the next page filters by the first key where it always has a value', () => {
    expect(pageAfter(new Asked(), NEWEST, ROW, 50).calls[0]).toEqual([
      'filter',
      'moment',
      'lte',
      ROW.moment,
    ])
    expect(pageAfter(new Asked(), BY_AMOUNT, ROW, 50).calls[0]?.[0]).toBe('or')
  })
})

describe('cursorAfter', () => {
  it('the cursor is the last row of a full page, and nothing after a shorter one', () => {
    expect(cursorAfter([1, 2], 2)).toBe(2)
    expect(cursorAfter([1], 2)).toBeNull()
    expect(cursorAfter([], 2)).toBeNull()
  })
})
