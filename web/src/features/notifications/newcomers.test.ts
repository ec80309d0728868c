import { expect, it } from 'vitest'
import type { Notification } from './api/list-notifications.ts'
import { newcomers } from './newcomers.ts'

function notification(id: string, minute: number, read = false): Notification {
  const created_at = new Date(Date.UTC(2026, 10, 15, 0, minute)).toISOString()
  return { id, kind: 'general', title: id, message: id, data: {}, read, created_at }
}

const first = notification('first', 1)
const second = notification('second', 2)

it('what is newer than all that was there is news', () => {
  expect(newcomers([first], [second, first])).toEqual([second])
  expect(newcomers([], [first])).toEqual([first])
})

it('nothing is news twice', () => {
  expect(newcomers([second, first], [second, first])).toEqual([])
})

it('an older one that comes back into the ten is no news', () => {
  expect(newcomers([second], [second, first])).toEqual([])
})

it('what another device has read already needs no announcement', () => {
  expect(newcomers([first], [notification('second', 2, true), first])).toEqual([])
})
