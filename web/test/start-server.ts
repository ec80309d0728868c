import type { TestProject } from 'vitest/node'
import { startAiStub } from '../../test-support/ai-stub.ts'
import '../src/ui/testing/server-context.ts'
import { startServer } from '../../test-support/server.ts'
import { startSiteStub } from '../../test-support/site-stub/start-site-stub.ts'
import type { Deployment } from '../src/lib/deployment.ts'

/** One server serves all screen tests; each test creates its own people. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const [ai, sites] = await Promise.all([startAiStub(), startSiteStub()])
  const server = await startServer({
    env: { AI_BASE_URL: ai.url, SITE_PROXY_ALLOW_PRIVATE: 'on' },
  })
  const { url, publishableKey, secretKey } = server
  const config = await fetch(`${url}/config.json`)
  const deployment = (await config.json()) as Deployment
  const stubs = { aiStubUrl: ai.url, siteStubUrl: sites.url }
  project.provide('server', { url, publishableKey, secretKey, deployment, ...stubs })
  return async () => {
    await server.stop()
    await ai.stop()
    await sites.stop()
  }
}
