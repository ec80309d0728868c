import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  MAX_REMEMBERED,
  MAX_SIGNED_AT_ONCE,
  SignedAddresses,
  type Sign,
} from './signed-addresses.ts'

const MINUTE = 60_000
let version = 0
const sign = vi.fn<Sign>()
let addresses: SignedAddresses

beforeEach(() => {
  vi.useFakeTimers()
  version = 0
  sign.mockReset().mockImplementation((paths) => {
    version += 1
    return Promise.resolve(new Map(paths.map((path) => [path, `${path}?token=${version}`])))
  })
  addresses = new SignedAddresses(sign)
})
afterEach(() => vi.useRealTimers())

async function ask(...paths: string[]): Promise<void> {
  addresses.ask(paths)
  await vi.advanceTimersByTimeAsync(0)
}

const asked = () => sign.mock.calls.map(([paths]) => paths)

it('PHOTO-05 paths requested within one task are signed in one request, each path once', async () => {
  addresses.ask(['a', 'b'])
  addresses.ask(['b', 'c'])
  expect(addresses.get('a')).toBeUndefined()
  await vi.advanceTimersByTimeAsync(0)
  expect(asked()).toEqual([['a', 'b', 'c']])
  expect(addresses.get('c')).toBe('c?token=1')
})

it('PHOTO-05 a path is not requested again during a request, and its listeners are told once', async () => {
  const listener = vi.fn<() => void>()
  addresses.listen(listener)
  let answer: (signed: Map<string, string>) => void = () => undefined
  sign.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  await ask('a', 'b')
  await ask('a')
  answer(
    new Map([
      ['a', 'a?'],
      ['b', 'b?'],
    ]),
  )
  await vi.advanceTimersByTimeAsync(0)
  expect(asked()).toEqual([['a', 'b']])
  expect(listener).toHaveBeenCalledOnce()
})

it('PHOTO-05 a signed URL is used until five minutes before its end, and shown until it is renewed', async () => {
  await ask('a')
  vi.advanceTimersByTime(55 * MINUTE - 1)
  await ask('a')
  expect(asked()).toHaveLength(1)
  vi.advanceTimersByTime(1)
  expect(addresses.get('a')).toBe('a?token=1')
  await ask('a')
  expect(addresses.get('a')).toBe('a?token=2')
})

it('PHOTO-05 a failed signing is repeated, and meanwhile the photograph has no URL', async () => {
  sign.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await ask('a')
  expect(addresses.get('a')).toBeNull()
  await ask('a')
  expect(addresses.get('a')).toBe('a?token=1')
})

it('the former URL stays when it cannot be renewed', async () => {
  await ask('a')
  vi.advanceTimersByTime(56 * MINUTE)
  sign.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  await ask('a')
  expect(addresses.get('a')).toBe('a?token=1')
})

it('a photograph that does not exist is requested at most once a minute', async () => {
  sign.mockResolvedValue(new Map([['a', null]]))
  await ask('a')
  expect(addresses.get('a')).toBeNull()
  await ask('a')
  expect(asked()).toHaveLength(1)
  vi.advanceTimersByTime(MINUTE)
  await ask('a')
  expect(asked()).toHaveLength(2)
})

it('PHOTO-05 the number of stored URLs and the size of requests are limited, and the newest are kept', async () => {
  const paths = Array.from({ length: MAX_REMEMBERED + 1 }, (_, index) => `p${index}`)
  await ask(...paths)
  expect(Math.max(...asked().map(({ length }) => length))).toBe(MAX_SIGNED_AT_ONCE)
  expect(addresses.get('p0')).toBeUndefined()
  expect(addresses.get('p1')).toBe('p1?token=1')
  expect(addresses.get(`p${MAX_REMEMBERED}`)).toBeDefined()
})

it('PHOTO-05 all URLs are forgotten when the person leaves, also those being signed', async () => {
  await ask('a')
  addresses.ask(['b'])
  let answer: (signed: Map<string, string>) => void = () => undefined
  sign.mockImplementation(() => new Promise((resolve) => (answer = resolve)))
  await vi.advanceTimersByTimeAsync(0)
  addresses.forgetAll()
  answer(new Map([['b', 'b?']]))
  await vi.advanceTimersByTimeAsync(0)
  expect([addresses.get('a'), addresses.get('b')]).toEqual([undefined, undefined])
})
