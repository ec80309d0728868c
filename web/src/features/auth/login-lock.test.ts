import { beforeEach, describe, expect, it } from 'vitest'
import { createLoginLock, type LoginLock } from './login-lock.ts'
import { tooManyFailures } from './messages.ts'

const MINUTE = 60_000
const ANA = 'ana@agente.mx'

function memoryStorage(): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

let storage: Storage
let clock: number
let lock: LoginLock

beforeEach(() => {
  storage = memoryStorage()
  clock = Date.parse('2026-11-15T12:00:00Z')
  lock = createLoginLock(
    () => storage,
    () => clock,
  )
})

function failTimes(times: number, email = ANA): void {
  for (let failure = 0; failure < times; failure++) lock.fail(email)
}

describe('ACC-12 login lock', () => {
  it('an e-mail is locked at the fifth failure, not before', () => {
    failTimes(4)
    expect(lock.leftMs(ANA)).toBeUndefined()
    failTimes(1)
    expect(lock.leftMs(ANA)).toBe(15 * MINUTE)
  })

  it('the lock counts 15 minutes from the last failure', () => {
    failTimes(4)
    clock += 10 * MINUTE
    failTimes(1)
    clock += 14 * MINUTE
    expect(lock.leftMs(ANA)).toBe(MINUTE)
    clock += MINUTE
    expect(lock.leftMs(ANA)).toBeUndefined()
    failTimes(1)
    expect(lock.leftMs(ANA)).toBeUndefined()
  })

  it('the failures of one e-mail do not lock another e-mail', () => {
    failTimes(5)
    expect(lock.leftMs('beto@agente.mx')).toBeUndefined()
  })

  it('a successful sign-in clears the failures and leaves nothing in storage', () => {
    failTimes(5)
    lock.clear(ANA)
    expect(lock.leftMs(ANA)).toBeUndefined()
    expect(storage.length).toBe(0)
  })

  it('a lock survives a reload and applies to all tabs', () => {
    failTimes(5)
    const otherTab = createLoginLock(
      () => storage,
      () => clock,
    )
    expect(otherTab.leftMs(ANA)).toBe(15 * MINUTE)
  })

  it('a lock never lasts more than 15 minutes when the clock is set back', () => {
    failTimes(5)
    clock -= 60 * MINUTE
    expect(lock.leftMs(ANA)).toBeUndefined()
  })

  it.each(['', '{', 'null', '7', '[]', `{"${ANA}":null}`, `{"${ANA}":{"count":"9"}}`])(
    'the lock ignores %j in storage',
    (found) => {
      storage.setItem('predio.login-failures', found)
      expect(lock.leftMs(ANA)).toBeUndefined()
      failTimes(5)
      expect(lock.leftMs(ANA)).toBe(15 * MINUTE)
    },
  )

  it('without storage the sign-in works and locks nothing', () => {
    const nowhere = createLoginLock(() => {
      throw new Error('SecurityError')
    })
    nowhere.fail(ANA)
    expect(nowhere.leftMs(ANA)).toBeUndefined()
  })
})

describe('ACC-12 the text of the lock', () => {
  it.each([
    [15 * MINUTE, 15],
    [14 * MINUTE + 1, 15],
    [MINUTE, 1],
    [1, 1],
  ])('a lock of %i ms reads as %i minutos, rounded up', (ms, minutes) => {
    expect(tooManyFailures(ms)).toBe(
      `Demasiados intentos fallidos. Intenta de nuevo en ${minutes} minutos`,
    )
  })
})
