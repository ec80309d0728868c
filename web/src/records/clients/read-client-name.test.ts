import { expect, it } from 'vitest'
import { readClientName } from './read-client-name.ts'

it.each([
  ['Ana López', { first_name: 'Ana', last_name: 'López' }],
  [
    '  María José de la Garza Treviño ',
    { first_name: 'María José', last_name: 'de la Garza Treviño' },
  ],
  ['Ana', null],
  ['Ana L', null],
  ['', null],
  [`Ana ${'L'.repeat(51)}`, null],
])('CLIENT-21 reads %j as the name %j', (text, name) => {
  expect(readClientName(text)).toEqual(name)
})
