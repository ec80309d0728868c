import { formatCents } from '@predio/domain/money'
import type { Config } from '../../config.ts'
import { probeStripe, type StripeProbe } from '../../functions/payments/probe-stripe.ts'
import { isLoopback } from '../../settings/is-loopback.ts'
import { off, ok, warning, wrong, type Found } from './finding.ts'
import { paymentMessages as messages } from './messages.ts'

export interface CheckedPlan {
  id: string
  name: string
  price_monthly: number
  price_yearly: number
  currency: string
}

const MIN_CENTS = 1_000

export async function checkPayments(
  {
    functionSettings,
    publicUrl,
    publicUrlGiven,
  }: Pick<Config, 'functionSettings' | 'publicUrl' | 'publicUrlGiven'>,
  plans: readonly CheckedPlan[],
): Promise<Found> {
  const key = functionSettings['STRIPE_SECRET_KEY']
  if (!key) return off(messages.none, messages.noneTodo)
  const webhook = new URL('/functions/v1/stripe-webhook', publicUrl).href
  const probe = await probeStripe(
    (name) => functionSettings[name],
    plans.map(({ id }) => id),
    webhook,
  )
  const fault = describeProbe(probe)
  if (fault) return fault
  const cheap = plans.find((plan) => Math.min(plan.price_monthly, plan.price_yearly) < MIN_CENTS)
  if (cheap) {
    const price = formatCents(Math.min(cheap.price_monthly, cheap.price_yearly))
    return wrong(messages.price(cheap.name, price), messages.priceTodo)
  }
  if (!publicUrlGiven) return wrong(messages.noPublicUrl, messages.noPublicUrlTodo)
  switch (probe.webhook) {
    case 'missing':
      return wrong(messages.webhookMissing(webhook), messages.webhookTodo(webhook))
    case 'disabled':
      return wrong(messages.webhookDisabled(webhook), messages.webhookEnable)
    case 'incomplete':
      return wrong(messages.webhookIncomplete(webhook, probe.missingEvents), messages.webhookEvents)
    case 'unseen':
      return warning(messages.works, messages.webhookUnseen(webhook))
    case 'ok':
      return isTestKey(key) && !isLoopback(publicUrl.hostname)
        ? warning(messages.works, messages.testKey)
        : ok(messages.works)
  }
}

function describeProbe({ failure }: StripeProbe): Found | undefined {
  switch (failure) {
    case undefined:
      return undefined
    case 'key':
      return wrong(messages.key, messages.keyTodo)
    case 'permission':
      return wrong(messages.permission, messages.permissionTodo)
    case 'unreachable':
      return wrong(messages.unreachable, messages.unreachableTodo)
    case 'broken':
      return wrong(messages.broken, messages.brokenTodo)
  }
}

function isTestKey(key: string): boolean {
  return /^(sk|rk)_test_/.test(key)
}
