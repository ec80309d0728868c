import type { AuthHandler, AuthServices } from '../auth-services.ts'
import { featureDisabled, unsupportedGrantType } from '../errors.ts'
import { exchangeCode } from './exchange-code.ts'
import { refreshSession } from '../sessions/refresh-session.ts'
import { signIn } from './sign-in.ts'

export function grantToken(services: AuthServices): AuthHandler {
  const password = signIn(services)
  const refresh = refreshSession(services)
  const pkce = exchangeCode(services)
  return async (c) => {
    switch (c.req.query('grant_type')) {
      case 'password':
        return password(c)
      case 'refresh_token':
        return refresh(c)
      case 'pkce':
        return pkce(c)
      case 'id_token':
        throw featureDisabled(400, 'provider_disabled', 'Provider is not enabled')
      case 'web3':
        throw featureDisabled(422, 'web3_provider_disabled', 'Web3 provider is disabled')
      default:
        throw unsupportedGrantType()
    }
  }
}
