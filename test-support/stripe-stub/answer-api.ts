import type { Books } from './books.ts'
import { endNow, stopAtPeriodEnd, voidInvoice } from './billing.ts'
import type { Customer, Product, Session, Subscription } from './objects.ts'
import { textIn, textsIn, type Form } from './parse-form.ts'
import { missing, Refusal } from './refusal.ts'

export interface ApiRequest {
  method: string
  path: string
  query: URLSearchParams
  form: Form
  origin: string
}

export function answerApi(books: Books, request: ApiRequest): object {
  const { method, path, query, form } = request
  const [, , kind = '', id = '', third = '', last = third] = path.split('/')
  switch (`${method} ${kind}`) {
    case 'POST customers':
      return createCustomer(books, form)
    case 'GET customers':
      return found(books.customers, id, 'customer')
    case 'POST products':
      return id ? renameProduct(books, id, form) : createProduct(books, form)
    case 'GET products':
      return found(books.products, id, 'product')
    case 'POST checkout':
      return last === 'expire' ? expireSession(books, third) : createSession(books, request)
    case 'GET checkout':
      return listSessions(books, query)
    case 'GET subscriptions':
      return id ? found(books.subscriptions, id, 'subscription') : listSubscriptions(books, query)
    case 'POST subscriptions':
      return updateSubscription(books, running(books, id), form)
    case 'DELETE subscriptions':
      return cancelSubscription(books, running(books, id))
    case 'GET invoices':
      return id ? found(books.invoices, id, 'invoice') : listInvoices(books, query)
    case 'GET webhook_endpoints':
      return listOf('/v1/webhook_endpoints', books.webhookEndpoints)
    case 'POST invoices':
      return voidInvoice(books, found(books.invoices, id, 'invoice'))
    default:
      throw new Refusal(404, `Unrecognized request URL (${method}: ${path}).`)
  }
}

function found<T>(objects: ReadonlyMap<string, T>, id: string, what: string): T {
  const object = objects.get(id)
  if (!object) throw missing(what)
  return object
}

function running(books: Books, id: string): Subscription {
  const subscription = found(books.subscriptions, id, 'subscription')
  // For an ended subscription Stripe answers as if it did not exist.
  if (subscription.status === 'canceled') throw missing('subscription')
  return subscription
}

function createCustomer(books: Books, form: Form): Customer {
  const customer: Customer = {
    id: books.newId('cus'),
    object: 'customer',
    created: books.now(),
    email: textIn(form, 'email') ?? null,
    metadata: textsIn(form, 'metadata'),
  }
  books.customers.set(customer.id, customer)
  return customer
}

function createProduct(books: Books, form: Form): Product {
  const id = textIn(form, 'id') ?? books.newId('prod')
  if (books.products.has(id)) {
    throw new Refusal(400, 'Product already exists.', 'resource_already_exists')
  }
  const product: Product = { id, object: 'product', name: textIn(form, 'name') ?? '' }
  books.products.set(id, product)
  return product
}

function renameProduct(books: Books, id: string, form: Form): Product {
  const product = found(books.products, id, 'product')
  product.name = textIn(form, 'name') ?? product.name
  return product
}

function createSession(books: Books, { form, origin }: ApiRequest): Session {
  const line = ['line_items', '0', 'price_data']
  const interval = textIn(form, ...line, 'recurring', 'interval')
  const customer = found(books.customers, textIn(form, 'customer') ?? '', 'customer')
  const product = found(books.products, textIn(form, ...line, 'product') ?? '', 'product')
  if (textIn(form, 'mode') !== 'subscription' || (interval !== 'month' && interval !== 'year')) {
    throw new Refusal(400, 'Only subscriptions by the month or year are known here.')
  }
  const id = books.newId('cs')
  const session: Session = {
    id,
    object: 'checkout.session',
    created: books.now(),
    mode: 'subscription',
    status: 'open',
    customer: customer.id,
    client_reference_id: textIn(form, 'client_reference_id') ?? null,
    subscription: null,
    success_url: textIn(form, 'success_url') ?? '',
    cancel_url: textIn(form, 'cancel_url') ?? '',
    url: `${origin}/pay/${id}`,
    metadata: textsIn(form, 'metadata'),
  }
  const price = {
    id: books.newId('price'),
    object: 'price' as const,
    currency: textIn(form, ...line, 'currency') ?? '',
    unit_amount: Number(textIn(form, ...line, 'unit_amount')),
    product: product.id,
    recurring: { interval, interval_count: 1 as const } as const,
  }
  const item = {
    id: books.newId('si'),
    object: 'subscription_item' as const,
    current_period_start: 0,
    current_period_end: 0,
    price,
  }
  books.sessions.set(id, session)
  books.orders.set(id, {
    metadata: textsIn(form, 'subscription_data', 'metadata'),
    items: { object: 'list', data: [item] },
  })
  return session
}

function expireSession(books: Books, id: string): Session {
  const session = found(books.sessions, id, 'checkout.session')
  if (session.status !== 'open') {
    throw new Refusal(400, `Only sessions that are open can be expired; this is ${session.status}.`)
  }
  session.status = 'expired'
  return session
}

function listSessions(books: Books, query: URLSearchParams): object {
  const sessions = [...books.sessions.values()]
    .filter(({ customer }) => customer === query.get('customer'))
    .filter(({ status }) => status === (query.get('status') ?? status))
  return listOf('/v1/checkout/sessions', sessions)
}

function listSubscriptions(books: Books, query: URLSearchParams): object {
  found(books.customers, query.get('customer') ?? '', 'customer')
  const subscriptions = [...books.subscriptions.values()]
    .filter(({ customer }) => customer === query.get('customer'))
    .filter(({ status }) => query.get('status') === 'all' || status !== 'canceled')
  return listOf('/v1/subscriptions', subscriptions)
}

function listInvoices(books: Books, query: URLSearchParams): object {
  const invoices = [...books.invoices.values()]
    .filter(({ parent }) => parent.subscription_details.subscription === query.get('subscription'))
    .filter(({ status }) => status === (query.get('status') ?? status))
  return listOf('/v1/invoices', invoices)
}

function listOf(url: string, objects: readonly object[]): object {
  return { object: 'list', url, has_more: false, data: objects.toReversed() }
}

function updateSubscription(books: Books, subscription: Subscription, form: Form): Subscription {
  const stops = textIn(form, 'cancel_at_period_end')
  if (stops !== undefined) stopAtPeriodEnd(books, subscription, stops === 'true')
  return subscription
}

function cancelSubscription(books: Books, subscription: Subscription): Subscription {
  endNow(books, subscription)
  return subscription
}
