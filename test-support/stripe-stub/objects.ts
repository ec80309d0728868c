/** The objects have the form of Stripe's present API, with only the fields that our code reads. */

export interface Customer {
  id: string
  object: 'customer'
  created: number
  email: string | null
  metadata: Record<string, string>
  deleted?: true
}

export interface Product {
  id: string
  object: 'product'
  name: string
}

interface Price {
  id: string
  object: 'price'
  currency: string
  unit_amount: number
  product: string
  recurring: { interval: 'month' | 'year'; interval_count: 1 }
}

export interface Session {
  id: string
  object: 'checkout.session'
  created: number
  mode: 'subscription'
  status: 'open' | 'complete' | 'expired'
  customer: string
  client_reference_id: string | null
  subscription: string | null
  success_url: string
  cancel_url: string
  url: string
  metadata: Record<string, string>
}

export interface Subscription {
  id: string
  object: 'subscription'
  created: number
  start_date: number
  customer: string
  status: 'active' | 'past_due' | 'canceled' | 'incomplete'
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  metadata: Record<string, string>
  items: {
    object: 'list'
    data: {
      id: string
      object: 'subscription_item'
      current_period_start: number
      current_period_end: number
      price: Price
    }[]
  }
}

export interface Invoice {
  id: string
  object: 'invoice'
  created: number
  customer: string
  status: 'open' | 'paid' | 'void'
  billing_reason: 'subscription_create' | 'subscription_cycle'
  amount_due: number
  amount_remaining: number
  currency: string
  hosted_invoice_url: string
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
}

export interface StripeEvent {
  id: string
  object: 'event'
  api_version: string
  created: number
  type: string
  data: { object: object }
}

export interface WebhookEndpoint {
  id: string
  object: 'webhook_endpoint'
  url: string
  status: 'enabled' | 'disabled'
  enabled_events: string[]
}
