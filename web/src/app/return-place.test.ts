import { expect, it } from 'vitest'
import { returnPlace } from './return-place.ts'

it('ACC-16 a sign-in returns to the requested page, with its section', () => {
  const from = {
    pathname: '/dashboard/profile',
    search: '?a=1',
    hash: '#b',
    state: { section: 'crm' },
    key: 'k',
  }
  expect(returnPlace({ from }, '?plan=otro')).toEqual({
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
])('ACC-16 a sign-in goes to the dashboard from %j', (state) => {
  expect(returnPlace(state, '')).toEqual({ to: { pathname: '/dashboard' }, state: null })
})

it('ACC-16 a sign-in returns to the plan that was chosen before the account existed, and to no foreign address', () => {
  expect(returnPlace(null, '?plan=91a0&from=//malo.example')).toEqual({
    to: { pathname: '/dashboard/subscription', search: '?plan=91a0' },
    state: null,
  })
  expect(returnPlace(null, '?plan=a%26pago%3Dlisto').to.search).toBe('?plan=a%26pago%3Dlisto')
})
