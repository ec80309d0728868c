import type { Books } from './books.ts'
import type { Invoice, Session, Subscription } from './objects.ts'

export function paySession(books: Books, session: Session): Subscription {
  const order = books.orders.get(session.id)
  if (!order || session.status !== 'open') throw new Error(`session ${session.id} is not open`)
  const now = books.now()
  const subscription: Subscription = {
    id: books.newId('sub'),
    object: 'subscription',
    created: now,
    start_date: now,
    customer: session.customer,
    status: 'active',
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    metadata: order.metadata,
    items: structuredClone(order.items),
  }
  startPeriod(subscription, now)
  books.subscriptions.set(subscription.id, subscription)
  session.status = 'complete'
  session.subscription = subscription.id
  books.note('customer.subscription.created', subscription)
  charge(books, subscription, 'subscription_create', true)
  books.note('checkout.session.completed', session)
  return subscription
}

/**
 * At the end of the period a cancelled subscription ends without an invoice. Any other subscription is renewed, for which the card may be
 * refused.
 */
export function endPeriod(books: Books, subscription: Subscription, cardWorks: boolean): void {
  if (subscription.status === 'canceled') return
  const end = itemOf(subscription).current_period_end
  books.moveTo(end)
  if (subscription.cancel_at_period_end) return endNow(books, subscription)
  startPeriod(subscription, end)
  subscription.status = cardWorks ? 'active' : 'past_due'
  charge(books, subscription, 'subscription_cycle', cardWorks)
  books.note('customer.subscription.updated', subscription)
}

/** A voided invoice can no longer be paid, not even on its page. */
export function voidInvoice(books: Books, invoice: Invoice): Invoice {
  if (invoice.status !== 'open') throw new Error(`invoice ${invoice.id} is ${invoice.status}`)
  invoice.status = 'void'
  invoice.amount_remaining = 0
  books.note('invoice.voided', invoice)
  return invoice
}

export function payOpenInvoice(books: Books, subscription: Subscription): void {
  for (const invoice of books.invoices.values()) {
    const isOurs = invoice.parent.subscription_details.subscription === subscription.id
    if (!isOurs || invoice.status !== 'open') continue
    invoice.status = 'paid'
    invoice.amount_remaining = 0
    subscription.status = 'active'
    books.note('invoice.paid', invoice)
    books.note('customer.subscription.updated', subscription)
  }
}

export function stopAtPeriodEnd(books: Books, subscription: Subscription, stops: boolean): void {
  subscription.cancel_at_period_end = stops
  subscription.cancel_at = stops ? itemOf(subscription).current_period_end : null
  subscription.canceled_at = stops ? books.now() : null
  books.note('customer.subscription.updated', subscription)
}

export function endNow(books: Books, subscription: Subscription): void {
  subscription.status = 'canceled'
  subscription.canceled_at ??= books.now()
  subscription.ended_at = books.now()
  books.note('customer.subscription.deleted', subscription)
}

function startPeriod(subscription: Subscription, start: number): void {
  const item = itemOf(subscription)
  const end = new Date(start * 1000)
  if (item.price.recurring.interval === 'year') end.setUTCFullYear(end.getUTCFullYear() + 1)
  else end.setUTCMonth(end.getUTCMonth() + 1)
  item.current_period_start = start
  item.current_period_end = Math.floor(end.getTime() / 1000)
}

function charge(
  books: Books,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  cardWorks: boolean,
): void {
  const { unit_amount: amount, currency } = itemOf(subscription).price
  const id = books.newId('in')
  const invoice: Invoice = {
    id,
    object: 'invoice',
    created: books.now(),
    customer: subscription.customer,
    status: cardWorks ? 'paid' : 'open',
    billing_reason: reason,
    amount_due: amount,
    amount_remaining: cardWorks ? 0 : amount,
    currency,
    hosted_invoice_url: `https://invoice.stripe.test/${id}`,
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id },
    },
  }
  books.invoices.set(id, invoice)
  books.note(cardWorks ? 'invoice.paid' : 'invoice.payment_failed', invoice)
}

function itemOf({ items }: Subscription): Subscription['items']['data'][number] {
  const [item] = items.data
  if (!item) throw new Error('a subscription without an item')
  return item
}
