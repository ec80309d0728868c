/** This stub answers those calls of Stripe's REST API that the product makes, and signs webhooks as Stripe does. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { answerApi } from './answer-api.ts'
import { endPeriod, payOpenInvoice, paySession } from './billing.ts'
import { Books } from './books.ts'
import type { Subscription } from './objects.ts'
import { parseForm } from './parse-form.ts'
import { paymentPage } from './payment-page.ts'
import { missing, Refusal } from './refusal.ts'
import { sendEvent, type Delivery, type Receiver } from './send-event.ts'

export const STRIPE_KEY = 'sk_test_predio_stub'
export const STRIPE_WEBHOOK_SECRET = 'whsec_predio_stub'

export interface StripeStub {
  url: string
  books: Books
  calls: string[]
  brokenWith: number | undefined
  deliver(receiver: Receiver): Promise<Delivery[]>
  stop(): Promise<void>
}

interface Kept {
  request: string
  answer: object
}

export async function startStripeStub(port = 0): Promise<StripeStub> {
  const books = new Books()
  const kept = new Map<string, Kept>()
  let delivered = 0
  let delivering: Promise<unknown> = Promise.resolve()
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      const refusal = error instanceof Refusal ? error : new Refusal(500, String(error))
      reply(response, refusal.status, refusal.body)
    })
  })

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', stub.url)
    const body = await readText(request)
    if (url.pathname.startsWith('/v1/')) return answerCall(request, response, url, body)
    if (url.pathname.startsWith('/pay/')) return answerPage(request, response, url)
    return answerControl(response, url)
  }

  function answerCall(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    body: string,
  ): void {
    const { method = 'GET' } = request
    stub.calls.push(`${method} ${url.pathname}`)
    if (stub.brokenWith) throw new Refusal(stub.brokenWith, 'Down', undefined, 'api_error')
    if (request.headers.authorization !== `Bearer ${STRIPE_KEY}`) {
      throw new Refusal(401, 'Invalid API Key provided')
    }
    const key = String(request.headers['idempotency-key'] ?? '')
    const asked = `${method} ${url.pathname} ${body}`
    const earlier = key === '' ? undefined : kept.get(key)
    if (earlier && earlier.request !== asked) {
      throw new Refusal(400, 'Keys for idempotent requests…', undefined, 'idempotency_error')
    }
    const path = url.pathname
    const form = parseForm(body)
    const made =
      earlier?.answer ??
      answerApi(books, { method, path, query: url.searchParams, form, origin: stub.url })
    if (key !== '') kept.set(key, { request: asked, answer: structuredClone(made) })
    reply(response, 200, made)
  }

  /** Stripe sends its events while the person returns from the payment page, or later. */
  async function answerPage(
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
  ): Promise<void> {
    const session = books.sessions.get(url.pathname.split('/')[2] ?? '')
    if (!session) throw missing('session')
    if (request.method !== 'POST') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      response.end(paymentPage(session))
      return
    }
    paySession(books, session)
    if (webhook && !url.searchParams.has('later')) await stub.deliver(webhook)
    response.writeHead(303, { location: session.success_url }).end()
  }

  /**
   * Tests in other processes control the stub with `webhook?url=…`, `deliver`, `end-period?customer=…&card=refused` and
   * `pay-invoice?customer=…`.
   */
  let webhook: Receiver | undefined
  async function answerControl(response: ServerResponse, url: URL): Promise<void> {
    const customer = url.searchParams.get('customer') ?? ''
    switch (url.pathname) {
      case '/control/webhook': {
        const target = url.searchParams.get('url') ?? ''
        webhook = (request) => fetch(new Request(target, request))
        break
      }
      case '/control/deliver':
        break
      case '/control/end-period':
        for (const subscription of subscriptionsOf(books, customer)) {
          endPeriod(books, subscription, url.searchParams.get('card') !== 'refused')
        }
        break
      case '/control/pay-invoice':
        for (const subscription of subscriptionsOf(books, customer)) {
          payOpenInvoice(books, subscription)
        }
        break
      default:
        throw missing('route')
    }
    if (webhook) await stub.deliver(webhook)
    reply(response, 200, { invoices: countInvoices(books, customer) })
  }

  async function deliverAll(receiver: Receiver): Promise<Delivery[]> {
    const deliveries: Delivery[] = []
    for (const event of books.events.slice(delivered)) {
      const delivery = await sendEvent(event, { secret: STRIPE_WEBHOOK_SECRET }, receiver)
      deliveries.push(delivery)
      if (delivery.status >= 300) break
      delivered++
    }
    return deliveries
  }

  const stub: StripeStub = {
    url: '',
    books,
    calls: [],
    brokenWith: undefined,
    deliver(receiver) {
      // Two deliveries at once would send some events twice and lose as many, so they run one after the other.
      const turn = delivering.then(() => deliverAll(receiver))
      delivering = turn.catch(() => undefined)
      return turn
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  stub.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return stub
}

function subscriptionsOf(books: Books, customer: string): Subscription[] {
  return [...books.subscriptions.values()].filter((each) => each.customer === customer)
}

function countInvoices(books: Books, customer: string): number {
  return [...books.invoices.values()].filter((each) => each.customer === customer).length
}

function reply(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request) text += String(chunk)
  return text
}
