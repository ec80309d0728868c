import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { contentSecurityPolicy } from './security-headers.ts'

it('lets pages talk to plain http only where they are served over it', () => {
  const plain = contentSecurityPolicy(readConfig({}, '/predio'))
  const secure = contentSecurityPolicy(readConfig({ PUBLIC_URL: 'https://predio.mx' }, '/predio'))
  expect(plain).toContain(`connect-src 'self' https: wss: https://api.openai.com http: ws:`)
  expect(secure).toContain(`connect-src 'self' https: wss: https://api.openai.com;`)
  for (const policy of [plain, secure]) {
    expect(policy).toContain(`script-src 'self';`)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(policy).toContain(`form-action 'self'`)
  }
})
