import type { ServerAccess } from '../../../../test-support/accounts.ts'
import type { Deployment } from '../../lib/deployment.ts'

declare module 'vitest' {
  interface ProvidedContext {
    server: ServerAccess & { deployment: Deployment; aiStubUrl: string; siteStubUrl: string }
  }
}
