import { expect, it } from 'vitest'
import { rememberOpen, wasLeftOpen } from './left-open.ts'

it('AST-80 the chat reopens beside the list as the person left it, and never as a sheet', () => {
  const person = crypto.randomUUID()
  rememberOpen(person, false, true)
  expect(wasLeftOpen(person, true)).toBe(false)
  rememberOpen(person, true, true)
  expect([wasLeftOpen(person, true), wasLeftOpen(person, false)]).toEqual([true, false])
  rememberOpen(person, false, false)
  expect(wasLeftOpen(person, true)).toBe(true)
  rememberOpen(person, true, false)
  expect(wasLeftOpen(person, true)).toBe(false)
})
