import { expect, test } from 'vitest'
import { PasswordTurns, type Asker } from './password-turns.ts'

function holding(turns: PasswordTurns) {
  const began: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, asker: Asker) =>
    turns.run(asker, async () => {
      began.push(name)
      await new Promise<void>((resolve) => ends.set(name, resolve))
      return name
    })
  const end = async (name: string) => {
    ends.get(name)?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { ask, began, end }
}

test('two password hashes run at a time, and at most one for each key', async () => {
  const { ask, began, end } = holding(new PasswordTurns())
  const asked = [
    ask('a1', { key: 'a' }),
    ask('a2', { key: 'a' }),
    ask('b1', { key: 'b' }),
    ask('c1', { key: 'c' }),
  ]
  expect(began).toEqual(['a1', 'b1'])
  await end('b1')
  expect(began).toEqual(['a1', 'b1', 'c1'])
  await end('a1')
  expect(began).toEqual(['a1', 'b1', 'c1', 'a2'])
  await end('c1')
  await end('a2')
  expect(await Promise.all(asked)).toEqual(['a1', 'a2', 'b1', 'c1'])
})

test('ACC-62 a network with many sign-ins waits behind a network with a single sign-in', async () => {
  const { ask, began, end } = holding(new PasswordTurns({ running: 1 }))
  for (let i = 0; i < 4; i++) void ask(`many${i}`, { key: `many${i}`, network: '192.0.2.1' })
  void ask('one', { key: 'one', network: '192.0.2.2' })
  await end('many0')
  await end('many1')
  expect(began).toEqual(['many0', 'many1', 'one'])
})

test('ACC-62 refuses password hashes over the waiting limits at once, and only those', async () => {
  const turns = new PasswordTurns({ running: 1, waitingPerKey: 1, waitingPerNetwork: 2 })
  const { ask, began, end } = holding(turns)
  const network = '192.0.2.1'
  const busy = { status: 429, code: 'over_request_rate_limit' }
  void ask('a1', { key: 'a', network })
  void ask('a2', { key: 'a', network })
  await expect(ask('a3', { key: 'a', network })).rejects.toMatchObject(busy)
  void ask('b1', { key: 'b', network })
  await expect(ask('c1', { key: 'c', network })).rejects.toMatchObject(busy)
  void ask('d1', { key: 'd', network: '192.0.2.2' })
  // Requests without a network are grouped by their key alone.
  for (const key of ['e', 'f', 'g']) void ask(`${key}1`, { key })
  for (const name of ['a1', 'a2', 'd1', 'e1', 'f1', 'g1', 'b1']) await end(name)
  expect(began).toEqual(['a1', 'a2', 'd1', 'e1', 'f1', 'g1', 'b1'])
})

test('a password hash that fails frees its turn', async () => {
  const turns = new PasswordTurns({ running: 1 })
  const failed = turns.run({ key: 'a' }, () => Promise.reject(new Error('no')))
  const next = turns.run({ key: 'a' }, async () => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})
