import type { Hono } from 'hono'
import type { HttpEnvironment } from '../http/environment.ts'
import type { AuthServices } from './auth-services.ts'
import { featureDisabled, validationFailed, type AuthError } from './errors.ts'
import { requireUser } from './sessions/require-user.ts'

type Asked = 'anybody' | 'person' | 'admin'

const samlDisabled = () => featureDisabled(404, 'saml_provider_disabled', 'SAML 2.0 is disabled')
const linkingDisabled = () =>
  featureDisabled(404, 'manual_linking_disabled', 'Manual linking is disabled')
const passkeysDisabled = () => featureDisabled(404, 'passkey_disabled', 'Passkeys are disabled')
const oauthDisabled = () => featureDisabled(404, 'feature_disabled', 'OAuth server is disabled')
const providersDisabled = () =>
  featureDisabled(404, 'feature_disabled', 'Custom OAuth providers are disabled')

/**
 * Clients may ask for these features, which Predio does not offer. The answers have the codes that clients expect. The first matching path
 * counts.
 */
const REFUSALS: [path: string, asked: Asked, refusal: () => AuthError][] = [
  [
    '/authorize',
    'anybody',
    () => validationFailed('Unsupported provider: provider is not enabled'),
  ],
  ['/sso', 'anybody', samlDisabled],
  ['/sso/*', 'anybody', samlDisabled],
  ['/user/identities/*', 'person', linkingDisabled],
  ['/user/oauth/*', 'person', oauthDisabled],
  ['/passkeys/authentication/*', 'anybody', passkeysDisabled],
  ['/passkeys', 'person', passkeysDisabled],
  ['/passkeys/*', 'person', passkeysDisabled],
  ['/oauth/authorizations/*', 'person', oauthDisabled],
  ['/oauth/*', 'anybody', oauthDisabled],
  // The handler that protects /admin runs before this one.
  ['/admin/oauth/*', 'admin', oauthDisabled],
  ['/admin/custom-providers', 'admin', providersDisabled],
  ['/admin/custom-providers/*', 'admin', providersDisabled],
]

export function refuseDisabled(app: Hono<HttpEnvironment>, services: AuthServices): void {
  for (const [path, asked, refusal] of REFUSALS) {
    app.all(path, async (c) => {
      if (asked === 'person') await requireUser(c, services)
      throw refusal()
    })
  }
}
