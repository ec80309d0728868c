import { expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { appPolicy, documentPolicy } from './security-headers.ts'

const plain = readConfig({}, '/predio')
const secure = readConfig({ PUBLIC_URL: 'https://predio.mx' }, '/predio')

it('the policy allows the app requests to plain http only where the app is served over plain http', () => {
  expect(appPolicy(plain)).toContain(`connect-src 'self' https: https://api.openai.com http:;`)
  expect(appPolicy(secure)).toContain(
    `connect-src 'self' https://predio.mx wss://predio.mx https: https://api.openai.com;`,
  )
})

it('SEL-27 the policy of pages without the app allows requests to this server alone', () => {
  expect(documentPolicy(plain)).toContain(`connect-src 'self';`)
  expect(documentPolicy(secure)).toContain(`connect-src 'self' https://predio.mx wss://predio.mx;`)
})

it.each([appPolicy(plain), appPolicy(secure), documentPolicy(plain)])(
  'refuses scripts, frames and forms of other origins: %s',
  (policy) => {
    expect(policy).toContain(`script-src 'self';`)
    expect(policy).toContain(`frame-ancestors 'none'`)
    expect(policy).toContain(`form-action 'self'`)
  },
)
