import type { Hono } from 'hono'
import type { HttpEnvironment } from '../http/environment.ts'
import { featureDisabled, validationFailed, type AuthError } from './errors.ts'

/** What the client can ask for and Predio does not offer, each with the code the client knows. */
const REFUSALS: [path: string, refusal: () => AuthError][] = [
  ['/authorize', () => validationFailed('Unsupported provider: provider is not enabled')],
  ['/sso', () => featureDisabled(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')],
  ['/sso/*', () => featureDisabled(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')],
  [
    '/user/identities/*',
    () => featureDisabled(404, 'manual_linking_disabled', 'Manual linking is disabled'),
  ],
  ['/passkeys/*', () => featureDisabled(404, 'passkey_disabled', 'Passkeys are disabled')],
  ['/oauth/*', () => featureDisabled(404, 'feature_disabled', 'OAuth server is disabled')],
]

export function refuseDisabled(app: Hono<HttpEnvironment>): void {
  for (const [path, refusal] of REFUSALS) {
    app.all(path, () => {
      throw refusal()
    })
  }
}
