import { overLimit, unparsable } from '../errors.ts'
import { LIMITS } from '../limits.ts'
import type { FieldRef, JsonStep } from './types.ts'

const NAME = /[\p{L}\p{N}_ $]+(?:-(?!>)[\p{L}\p{N}_ $]+)*/uy
const TYPE_NAME = /[\p{L}\p{N}_ $]+/uy
const INDEX = /(-?\d+)(?=->|::|[.,)]|$)/y

export class Cursor {
  readonly text: string
  readonly #what: string
  readonly #shown: string
  at = 0

  /** `what` is the name of the parameter in error messages, which quote `shown`. */
  constructor(text: string, what: string, shown = text) {
    this.text = text
    this.#what = what
    this.#shown = shown
  }

  get done(): boolean {
    return this.at >= this.text.length
  }

  next(text: string): boolean {
    return this.text.startsWith(text, this.at)
  }

  eat(text: string): boolean {
    if (!this.text.startsWith(text, this.at)) return false
    this.at += text.length
    return true
  }

  match(pattern: RegExp): RegExpExecArray | undefined {
    pattern.lastIndex = this.at
    const match = pattern.exec(this.text)
    if (!match) return undefined
    this.at = pattern.lastIndex
    return match
  }

  skipSpace(): void {
    while (this.text[this.at] === ' ' || this.text[this.at] === '\t') this.at++
  }

  expect(text: string): void {
    if (!this.eat(text)) this.fail(`expecting "${text}"`)
  }

  expectEnd(expecting: string): void {
    if (!this.done) this.fail(`expecting ${expecting}`)
  }

  fail(expecting: string): never {
    const found = this.done ? 'end of input' : `"${this.text[this.at]}"`
    throw unparsable(this.#what, this.#shown, this.at + 1, `unexpected ${found} ${expecting}`)
  }

  name(): string {
    this.skipSpace()
    if (this.next('"')) {
      const quoted = this.quoted()
      // PostgreSQL ends a text at a NUL.
      if (quoted.includes('\0')) this.fail('expecting field name without NUL')
      this.skipSpace()
      return quoted
    }
    const match = this.match(NAME)
    const name = match?.[0].trim()
    if (!name) this.fail('expecting field name (* or [a..z0..9_$])')
    return name
  }

  typeName(): string {
    const name = this.match(TYPE_NAME)?.[0].trim()
    if (!name) this.fail('expecting letter or digit')
    return name
  }

  /** A backslash inside double quotes escapes the next character. */
  quoted(): string {
    const start = this.at
    this.expect('"')
    let value = ''
    while (!this.done) {
      const char = this.text[this.at++]!
      if (char === '"') return value
      value += char === '\\' ? (this.text[this.at++] ?? '') : char
    }
    this.at = start
    this.fail('expecting a closing quote')
  }

  field(): FieldRef {
    const name = this.name()
    return { name, path: this.jsonPath() }
  }

  jsonPath(): JsonStep[] {
    const steps: JsonStep[] = []
    for (;;) {
      const arrow = this.eat('->>') ? '->>' : this.eat('->') ? '->' : undefined
      if (!arrow) return steps
      const index = this.match(INDEX)
      steps.push({ arrow, key: index ? Number(index[1]) : this.name() })
      if (steps.length > LIMITS.jsonPathSteps) {
        throw overLimit(`A JSON path may have at most ${LIMITS.jsonPathSteps} steps`)
      }
    }
  }
}
