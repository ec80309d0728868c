import { expect, it } from 'vitest'
import { readKey, readNamedKey } from './read-key.ts'

const press = (key: string, more: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  repeat: false,
  ...more,
})

it.each([
  ['n', 'new'],
  ['/', 'search'],
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'select'],
  ['e', 'edit'],
  ['?', 'help'],
  ['a', 'accept'],
  ['d', 'discard'],
])('KEY-03 and KEY-09 the key %s is read', (key, act) => {
  expect(readKey(press(key), false)).toEqual({ act })
})

it('KEY-12 a key is read as the character that it types, with Shift where needed and with Caps Lock', () => {
  expect(readKey(press('?', { shiftKey: true }), false)).toEqual({ act: 'help' })
  expect(readKey(press('/', { shiftKey: true }), false)).toEqual({ act: 'search' })
  expect(readKey(press('J'), false)).toEqual({ act: 'next' })
})

it.each([
  ['Ctrl', { ctrlKey: true }],
  ['⌘', { metaKey: true }],
  ['Alt', { altKey: true }],
  ['Shift', { shiftKey: true }],
  ['a word that is being composed', { isComposing: true }],
  ['a key that is held', { repeat: true }],
])('KEY-01 the key n does nothing with %s', (_, more) => {
  expect(readKey(press('n', more), false)).toBeUndefined()
})

it('KEY-06 the key x is read with Shift too', () => {
  expect(readKey(press('X', { shiftKey: true }), false)).toEqual({ act: 'select' })
})

it('KEY-05 KEY-07 arrows and Escape are read when held or with Shift, but not with other modifier keys', () => {
  expect(readNamedKey(press('ArrowDown', { repeat: true, shiftKey: true }))).toBe('down')
  expect(readNamedKey(press('Escape'))).toBe('leave')
  expect(readNamedKey(press('Escape', { repeat: true }))).toBeUndefined()
  expect(readNamedKey(press('ArrowUp', { metaKey: true }))).toBeUndefined()
  expect(readNamedKey(press('ArrowRight'))).toBeUndefined()
})

it('KEY-03 holding j continues through a list', () => {
  expect(readKey(press('j', { repeat: true }), false)).toEqual({ act: 'next' })
})

it('KEY-02 KEY-13 g followed by a known letter is read, and g followed by any other key is not', () => {
  expect(readKey(press('g'), false)).toBe('begin')
  expect(readKey(press('c'), true)).toMatchObject({ go: { state: { tab: 'clients' } } })
  expect(readKey(press('n'), true)).toBeUndefined()
  expect(readKey(press('c'), false)).toBeUndefined()
})
