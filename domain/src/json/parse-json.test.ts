import { expect, it } from 'vitest'
import {
  JsonTooComplex,
  MAX_JSON_DEPTH,
  MAX_JSON_KEYS,
  MAX_JSON_VALUES,
  parseJson,
} from './parse-json.ts'

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

it('OPS-80 the size of JSON counts values, but not the commas and brackets inside texts', () => {
  expect(parseJson(bytesOf(list(MAX_JSON_VALUES - 1)))).toHaveLength(MAX_JSON_VALUES - 1)
  expect(() => parseJson(bytesOf(list(MAX_JSON_VALUES)))).toThrow(JsonTooComplex)
  const text = `${'[{,:'.repeat(MAX_JSON_VALUES)}\\"`
  expect(parseJson(bytesOf(JSON.stringify([text])))).toEqual([text])
})

it('OPS-80 refuses JSON with too many empty lists or small objects without parsing it', () => {
  for (const value of ['[]', '{}', '{"a":1}']) {
    const many = bytesOf(`[${Array.from({ length: 700_000 }, () => value).join(',')}]`)
    expect(() => parseJson(many)).toThrow(JsonTooComplex)
  }
})

it('OPS-80 refuses JSON that is nested too deeply', () => {
  const nested = (levels: number) => bytesOf('['.repeat(levels) + ']'.repeat(levels))
  expect(parseJson(nested(MAX_JSON_DEPTH))).toEqual([expect.any(Array)])
  expect(() => parseJson(nested(MAX_JSON_DEPTH + 1))).toThrow(JsonTooComplex)
})

it('OPS-80 refuses JSON with too many keys in an object, at any depth', () => {
  const object = (keys: number) =>
    `{${Array.from({ length: keys }, (_, key) => `"${key}":[{"a":1,"b":[1,2]},2]`).join(',')}}`
  const places = [(json: string) => json, (json: string) => `[1,{"a":{},"b":[${json}]},2]`]
  for (const within of places) {
    const widest = within(object(MAX_JSON_KEYS))
    expect(parseJson(bytesOf(widest))).toEqual(JSON.parse(widest))
    expect(() => parseJson(bytesOf(within(object(MAX_JSON_KEYS + 1))))).toThrow(JsonTooComplex)
  }
})

it('OPS-80 accepts JSON of many rows, however many keys the rows have together', () => {
  const row = JSON.stringify(Object.fromEntries(Array.from({ length: 48 }, (_, i) => [`k${i}`, i])))
  const rows = `[${Array.from({ length: 1_000 }, () => row).join(',')}]`
  expect(parseJson(bytesOf(rows))).toHaveLength(1_000)
})
