import { describe, expect, test } from 'vitest'
import { decideRefresh, type ActiveToken, type RefreshDecision } from './decide-refresh.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const secondsAgo = (seconds: number) => new Date(NOW.getTime() - seconds * 1000)

interface Case {
  title: string
  revoked: boolean
  age: number
  active: ActiveToken | undefined
  expected: RefreshDecision
}

const cases: Case[] = [
  {
    title: 'a token in use is rotated',
    revoked: false,
    age: 3600,
    active: { token: 'mine', parent: null },
    expected: { kind: 'rotate' },
  },
  {
    title: 'the parent of the active token gets the active one again',
    revoked: true,
    age: 2,
    active: { token: 'next', parent: 'mine' },
    expected: { kind: 'repeat' },
  },
  {
    title: 'and does so for a minute, in which a lost answer is asked for again',
    revoked: true,
    age: 60,
    active: { token: 'next', parent: 'mine' },
    expected: { kind: 'repeat' },
  },
  {
    title: 'a child from before tokens were hashed is replaced by another',
    revoked: true,
    age: 2,
    active: { token: 'made by chance', parent: 'mine' },
    expected: { kind: 'rotate' },
  },
  {
    title: 'after that minute the parent of the active token is a stolen copy',
    revoked: true,
    age: 60.001,
    active: { token: 'next', parent: 'mine' },
    expected: { kind: 'revoke-family' },
  },
  {
    title: 'an older ancestor within the interval gets a new token',
    revoked: true,
    age: 10,
    active: { token: 'later', parent: 'next' },
    expected: { kind: 'rotate' },
  },
  {
    title: 'an older ancestor after the interval ends the family',
    revoked: true,
    age: 10.001,
    active: { token: 'later', parent: 'next' },
    expected: { kind: 'revoke-family' },
  },
  {
    title: 'a revoked family stays revoked, even within the interval',
    revoked: true,
    age: 1,
    active: undefined,
    expected: { kind: 'revoke-family' },
  },
]

describe('ACC-23 decideRefresh', () => {
  test.each(cases)('decides a refresh: $title', ({ revoked, age, active, expected }) => {
    const presented = { token: 'mine', child: 'next', revoked, updatedAt: secondsAgo(age) }
    expect(decideRefresh(presented, active, NOW)).toEqual(expected)
  })
})
