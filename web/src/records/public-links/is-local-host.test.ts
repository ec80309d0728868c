import { expect, it } from 'vitest'
import { isLocalHost } from './is-local-host.ts'

it.each([
  ['localhost', true],
  ['predio.local', true],
  ['oficina', true],
  ['127.0.0.1', true],
  ['10.1.2.3', true],
  ['192.168.1.20', true],
  ['172.16.0.1', true],
  ['172.32.0.1', false],
  ['[::1]', true],
  ['[fd12:3456::1]', true],
  ['[2606:4700::1]', false],
  ['203.0.113.7', false],
  ['predio.mx', false],
  ['app.localhost.mx', false],
])('LINK-02 the host %s is local: %s', (hostname, isLocal) => {
  expect(isLocalHost(hostname)).toBe(isLocal)
})
