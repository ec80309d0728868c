import type { FunctionContext, FunctionDefinition } from '../_shared/context.ts'
import { respondJson } from '../_shared/respond.ts'
import { callRpc } from '../_shared/rest.ts'
import { askState } from '../_shared/stripe/ask-state.ts'
import { openStripe } from '../_shared/stripe/open-stripe.ts'
import { customerOf } from './customer-of.ts'
import { readFailedInvoice } from './failed-invoice.ts'
import { verifyEvent } from './verify-event.ts'

/** Stripe's signature is the only credential of a request. */
export const stripeWebhook: FunctionDefinition = {
  name: 'stripe-webhook',
  verifyJwt: false,
  methods: ['POST'],
  timeLimitMs: 30_000,
  handle: receiveEvent,
}

/**
 * An event tells only that something happened to a customer, whose present state is then read from Stripe. Events may therefore come late,
 * twice or in any order. After an error Stripe sends the event again.
 */
async function receiveEvent(request: Request, context: FunctionContext): Promise<Response> {
  const stripe = await openStripe(context)
  const event = await verifyEvent(stripe, request, context)
  const customer = customerOf(event)
  if (!customer) return respondJson({ received: true, outcome: 'not for us' })
  const begun = { event: event.id, kind: event.type }
  const ticket = await callRpc<number | null>(context, 'begin_stripe_event', begun)
  if (ticket === null) return respondJson({ received: true, outcome: 'repeated' })
  const [state, invoice] = await Promise.all([
    askState(stripe, customer, context.now()),
    readFailedInvoice(stripe, event),
  ])
  const outcome = await callRpc<string>(context, 'finish_stripe_event', {
    event: event.id,
    ticket,
    customer,
    state: state ?? null,
    failed_invoice: invoice ?? null,
  })
  if (outcome === 'unknown customer') {
    context.log(`event ${event.id} (${event.type}) is about a customer that nobody here has`)
  }
  return respondJson({ received: true, outcome })
}
