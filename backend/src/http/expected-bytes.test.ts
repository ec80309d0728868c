import { expect, it } from 'vitest'
import { expectedBytes } from './expected-bytes.ts'

const ofHeaders = (headers: Record<string, string>) => expectedBytes(new Headers(headers), 4_000)

it('OPS-122 a body costs its declared size, at most the readable size, also where it is refused unread', () => {
  expect(ofHeaders({ 'content-length': '300' })).toBe(300)
  expect(ofHeaders({ 'content-length': '9000000' })).toBe(4_000)
  expect(ofHeaders({ 'transfer-encoding': 'chunked' })).toBe(4_000)
  expect(ofHeaders({})).toBe(0)
})
