import {
  findInStripe,
  askStripe,
  StripeFailure,
} from '../../../../supabase/functions/_shared/stripe/ask-stripe.ts'
import { openStripe } from '../../../../supabase/functions/_shared/stripe/open-stripe.ts'
import { productIdOf } from '../../../../supabase/functions/_shared/stripe/plan-product.ts'

export interface StripeProbe {
  failure: 'key' | 'permission' | 'unreachable' | 'broken' | undefined
  webhook: 'ok' | 'missing' | 'disabled' | 'incomplete' | 'unseen'
  missingEvents: string[]
}

const EVENTS = [
  'checkout.session.completed',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
]

type Stripe = Awaited<ReturnType<typeof openStripe>>

/** The probe changes nothing. It reads the webhook and each plan's product, which exists only after the first order. */
export async function probeStripe(
  env: (name: string) => string | undefined,
  planIds: readonly string[],
  webhookUrl: string,
): Promise<StripeProbe> {
  const stripe = await openStripe({ env })
  try {
    for (const id of planIds.length > 0 ? planIds : ['probe']) {
      await findInStripe(stripe.products.retrieve(productIdOf(id)))
    }
  } catch (error) {
    return { failure: failureOf(error), webhook: 'unseen', missingEvents: [] }
  }
  return { failure: undefined, ...(await findWebhook(stripe, webhookUrl)) }
}

async function findWebhook(
  stripe: Stripe,
  url: string,
): Promise<Pick<StripeProbe, 'webhook' | 'missingEvents'>> {
  try {
    const { data } = await askStripe(stripe.webhookEndpoints.list({ limit: 100 }))
    const found = data.filter((endpoint) => endpoint.url === url)
    const enabled = found.find(({ status }) => status === 'enabled')
    if (!enabled) return { webhook: found.length > 0 ? 'disabled' : 'missing', missingEvents: [] }
    const heard = new Set<string>(enabled.enabled_events)
    const missingEvents = heard.has('*') ? [] : EVENTS.filter((event) => !heard.has(event))
    return { webhook: missingEvents.length > 0 ? 'incomplete' : 'ok', missingEvents }
  } catch (error) {
    if (error instanceof StripeFailure) return { webhook: 'unseen', missingEvents: [] }
    throw error
  }
}

function failureOf(error: unknown): NonNullable<StripeProbe['failure']> {
  if (!(error instanceof StripeFailure)) throw error
  switch (error.type) {
    case 'StripeAuthenticationError':
      return 'key'
    case 'StripePermissionError':
      return 'permission'
    case 'StripeConnectionError':
      return 'unreachable'
    default:
      return 'broken'
  }
}
