import { expect, it } from 'vitest'
import type { Notification } from './api/list-notifications.ts'
import { newcomers } from './newcomers.ts'

function notification(id: string, minute: number, read = false): Notification {
  const created_at = new Date(Date.UTC(2026, 10, 15, 0, minute)).toISOString()
  return { id, kind: 'general', title: id, message: id, data: {}, read, created_at }
}

const first = notification('first', 1)
const second = notification('second', 2)

it('NOT-07 a notification newer than all listed ones is announced', () => {
  expect(newcomers([first], [second, first])).toEqual([second])
  expect(newcomers([], [first])).toEqual([first])
})

it('NOT-07 no notification is announced twice', () => {
  expect(newcomers([second, first], [second, first])).toEqual([])
})

it('NOT-07 an older notification that a deletion moves into the latest ten is not announced', () => {
  expect(newcomers([second], [second, first])).toEqual([])
})

it('NOT-07 a notification that was read on another device is not announced', () => {
  expect(newcomers([first], [notification('second', 2, true), first])).toEqual([])
})
