import { expect, it } from 'vitest'
import { JsonTooComplex, MAX_JSON_DEPTH, MAX_JSON_VALUES, parseJson } from './parse-json.ts'

/** As in parse-json.ts. */
declare const TextEncoder: new () => { encode(text: string): Uint8Array }

const bytesOf = (text: string) => new TextEncoder().encode(text)
const list = (values: number) => `[${Array.from({ length: values }, () => '1').join(',')}]`

it.each(['{"a":[1,{"b":null}],"c":"á\\"[{,"}', '"text"', ' [ ] ', 'true'])(
  'parses %s as JSON.parse does',
  (text) => {
    expect(parseJson(bytesOf(text))).toEqual(JSON.parse(text))
  },
)

it.each(['', '{', '{"a":', '"\\', '\ufeff1'])('refuses %j as JSON.parse does', (text) => {
  expect(() => parseJson(bytesOf(text))).toThrow(SyntaxError)
})

it('OPS-80 counts values, and not the commas and brackets of texts', () => {
  // The list itself is a value, and what would be its first one is counted even where it is empty.
  expect(parseJson(bytesOf(list(MAX_JSON_VALUES - 1)))).toHaveLength(MAX_JSON_VALUES - 1)
  expect(() => parseJson(bytesOf(list(MAX_JSON_VALUES)))).toThrow(JsonTooComplex)
  const text = `${'[{,:'.repeat(MAX_JSON_VALUES)}\\"`
  expect(parseJson(bytesOf(JSON.stringify([text])))).toEqual([text])
})

it('OPS-80 refuses empty lists and small objects in great number without parsing them', () => {
  for (const value of ['[]', '{}', '{"a":1}']) {
    const many = bytesOf(`[${Array.from({ length: 700_000 }, () => value).join(',')}]`)
    expect(() => parseJson(many)).toThrow(JsonTooComplex)
  }
})

it('OPS-80 refuses what is nested too deeply', () => {
  const nested = (levels: number) => bytesOf('['.repeat(levels) + ']'.repeat(levels))
  expect(parseJson(nested(MAX_JSON_DEPTH))).toEqual([expect.any(Array)])
  expect(() => parseJson(nested(MAX_JSON_DEPTH + 1))).toThrow(JsonTooComplex)
})
