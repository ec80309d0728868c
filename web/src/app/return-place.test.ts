import { expect, it } from 'vitest'
import { returnPlace } from './return-place.ts'

it('leads back to the place, with its section', () => {
  const from = {
    pathname: '/dashboard/profile',
    search: '?a=1',
    hash: '#b',
    state: { section: 'crm' },
    key: 'k',
  }
  expect(returnPlace({ from })).toEqual({
    to: { pathname: '/dashboard/profile', search: '?a=1', hash: '#b' },
    state: { section: 'crm' },
  })
})

it.each([
  null,
  undefined,
  {},
  { email: 'ana@agente.mx' },
  { from: { pathname: '/login', search: '', hash: '', state: null, key: 'k' } },
  { from: { pathname: '//malo.example/dashboard', search: '', hash: '', state: null, key: 'k' } },
  { from: { pathname: '/dashboards', search: '', hash: '', state: null, key: 'k' } },
])('leads to the dashboard from %j', (state) => {
  expect(returnPlace(state)).toEqual({ to: { pathname: '/dashboard' }, state: null })
})
