import { overLimit } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import { Cursor } from './cursor.ts'
import type { Aggregate, SelectField, SelectItem, SelectRelation } from './types.ts'

const AGGREGATE = /\.(sum|avg|min|max|count)\(\)/y
const ALL: SelectItem = fieldItem({ name: '*', path: [] })

export function parseSelect(text: string): SelectItem[] {
  if (text === '*') return [ALL]
  const cursor = new Cursor(text, 'select parameter')
  cursor.skipSpace()
  if (cursor.done) return []
  const items = new SelectParser(cursor).items(0)
  cursor.expectEnd('",", "(" or end of input')
  return items
}

class SelectParser {
  readonly #cursor: Cursor
  #embeds = 0
  #fields = 0

  constructor(cursor: Cursor) {
    this.#cursor = cursor
  }

  items(depth: number): SelectItem[] {
    const cursor = this.#cursor
    const items: SelectItem[] = []
    do {
      cursor.skipSpace()
      items.push(this.#item(depth))
      cursor.skipSpace()
    } while (cursor.eat(','))
    return items
  }

  #item(depth: number): SelectItem {
    const cursor = this.#cursor
    if (cursor.eat('...'))
      return this.#relation({ name: cursor.name(), alias: undefined, spread: true, depth })
    if (cursor.eat('*')) return ALL
    const first = cursor.name()
    const hasAlias = cursor.next(':') && !cursor.next('::')
    if (hasAlias) cursor.at++
    const alias = hasAlias ? first : undefined
    const name = hasAlias ? cursor.name() : first
    if (name === 'count' && cursor.next('()')) return this.#countAll(alias)
    if (cursor.next('!') || cursor.next('('))
      return this.#relation({ name, alias, spread: false, depth })
    return this.#field(name, alias)
  }

  #countAll(alias: string | undefined): SelectField {
    this.#cursor.expect('()')
    return fieldItem(
      { name: '*', path: [] },
      { alias, aggregate: 'count', aggregateCast: this.#cast() },
    )
  }

  #field(name: string, alias: string | undefined): SelectField {
    const cursor = this.#cursor
    if (++this.#fields > LIMITS.columns)
      throw overLimit(`At most ${LIMITS.columns} columns may be selected`)
    const path = cursor.jsonPath()
    const cast = this.#cast()
    const aggregate = cursor.match(AGGREGATE)?.[1] as Aggregate | undefined
    const aggregateCast = aggregate && this.#cast()
    cursor.skipSpace()
    if (!cursor.done && !cursor.next(',') && !cursor.next(')')) {
      cursor.fail('expecting letter, digit, "-", "->>", "->", "::", ".", ")", "," or end of input')
    }
    return fieldItem({ name, path }, { alias, cast, aggregate, aggregateCast })
  }

  #cast(): string | undefined {
    return this.#cursor.eat('::') ? this.#cursor.typeName() : undefined
  }

  #relation(of: {
    name: string
    alias: string | undefined
    spread: boolean
    depth: number
  }): SelectRelation {
    const cursor = this.#cursor
    const { name, alias, spread } = of
    const depth = of.depth + 1
    if (depth > LIMITS.embedDepth)
      throw overLimit(`Embedded resources may nest ${LIMITS.embedDepth} levels deep`)
    if (++this.#embeds > LIMITS.embeds)
      throw overLimit(`At most ${LIMITS.embeds} resources may be embedded`)
    const { hint, inner } = this.#embedParams()
    cursor.skipSpace()
    cursor.expect('(')
    cursor.skipSpace()
    const items = cursor.next(')') ? [] : this.items(depth)
    cursor.expect(')')
    return { kind: 'relation', name, alias, hint, inner, spread, items }
  }

  #embedParams(): { hint: string | undefined; inner: boolean } {
    let hint: string | undefined
    let inner = false
    for (let i = 0; i < 2 && this.#cursor.eat('!'); i++) {
      const param = this.#cursor.name()
      if (param === 'inner') inner = true
      else if (param !== 'left') hint ??= param
    }
    return { hint, inner }
  }
}

function fieldItem(
  field: SelectField['field'],
  rest: Partial<Omit<SelectField, 'kind' | 'field'>> = {},
): SelectField {
  // Object spread copies many times slower in V8, and this runs for every column.
  return {
    kind: 'field',
    field,
    alias: rest.alias,
    cast: rest.cast,
    aggregate: rest.aggregate,
    aggregateCast: rest.aggregateCast,
  }
}
