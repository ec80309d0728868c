import { startAiStub } from '../test-support/ai-stub.ts'
import { startServer } from '../test-support/server.ts'
import {
  startStripeStub,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
} from '../test-support/stripe-stub/start-stripe-stub.ts'

/**
 * One built server serves all browser tests; each test creates its own people. If PREDIO_URL names a running server, PREDIO_SECRET_KEY,
 * PREDIO_DATA_DIR and PREDIO_STRIPE_URL describe it.
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  const { env } = process
  if (env['PREDIO_URL']) {
    env['PREDIO_PUBLISHABLE_KEY'] ??= await publishableKey(env['PREDIO_URL'])
    return undefined
  }
  const ai = await startAiStub()
  const stripe = await startStripeStub()
  // The sites of the tests run on this machine, from which the proxy normally refuses to read.
  const server = await startServer({
    env: {
      AI_BASE_URL: ai.url,
      // The tests read mails from the server's outbox folder.
      OUTBOX_DELIVERED: 'on',
      SITE_PROXY_ALLOW_PRIVATE: 'on',
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_API_URL: stripe.url,
    },
  })
  const webhook = encodeURIComponent(`${server.url}/functions/v1/stripe-webhook`)
  await fetch(`${stripe.url}/control/webhook?url=${webhook}`)
  env['PREDIO_STRIPE_URL'] = stripe.url
  env['PREDIO_URL'] = server.url
  env['PREDIO_DATA_DIR'] = server.dataDir
  env['PREDIO_SECRET_KEY'] = server.secretKey
  env['PREDIO_PUBLISHABLE_KEY'] = server.publishableKey
  return async () => {
    await server.stop()
    await ai.stop()
    await stripe.stop()
  }
}

async function publishableKey(url: string): Promise<string> {
  const response = await fetch(new URL('/config.json', url))
  return ((await response.json()) as { supabaseKey: string }).supabaseKey
}
