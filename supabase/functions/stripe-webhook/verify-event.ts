import type { Stripe } from 'stripe'
import type { FunctionContext } from '../_shared/context.ts'
import { FunctionError } from '../_shared/errors.ts'
import { readBytes } from '../_shared/read-bytes.ts'
import { paymentsNotConfigured } from '../_shared/stripe/errors.ts'

const MAX_EVENT_BYTES = 1024 * 1024

const signatureInvalid = () =>
  new FunctionError(400, 'signature_invalid', 'La firma del aviso de pago no es válida.')

export async function verifyEvent(
  stripe: Stripe,
  request: Request,
  context: FunctionContext,
): Promise<Stripe.Event> {
  const secret = context.env('STRIPE_WEBHOOK_SECRET')
  if (!secret) throw paymentsNotConfigured()
  const signature = request.headers.get('stripe-signature')
  const payload = new TextDecoder().decode(await readBytes(request, MAX_EVENT_BYTES))
  if (!signature) throw signatureInvalid()
  try {
    return await stripe.webhooks.constructEventAsync(payload, signature, secret)
  } catch {
    // Only well-formed JSON is signed with the secret, so any other error means that the event is not Stripe's.
    throw signatureInvalid()
  }
}
