import { Cursor } from './cursor.ts'
import type { OrderTerm } from './types.ts'

const DIRECTION = /\.(asc|desc)(?=[.,]|$)/y
const NULLS = /\.nulls(first|last)(?=,|$)/y

export function parseOrder(text: string): OrderTerm[] {
  const cursor = new Cursor(text, 'order')
  const terms: OrderTerm[] = []
  do {
    terms.push(orderTerm(cursor))
    cursor.skipSpace()
  } while (cursor.eat(','))
  cursor.expectEnd('"asc", "desc", "nullsfirst" or "nullslast", "," or end of input')
  return terms
}

function orderTerm(cursor: Cursor): OrderTerm {
  const name = cursor.name()
  const isRelated = cursor.eat('(')
  const field = isRelated ? cursor.field() : { name, path: cursor.jsonPath() }
  cursor.skipSpace()
  if (isRelated) cursor.expect(')')
  return {
    relation: isRelated ? name : undefined,
    field,
    direction: cursor.match(DIRECTION)?.[1] as OrderTerm['direction'],
    nulls: cursor.match(NULLS)?.[1] as OrderTerm['nulls'],
  }
}
