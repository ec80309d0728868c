import { randomBytes } from 'node:crypto'
import type {
  Customer,
  Invoice,
  Product,
  Session,
  StripeEvent,
  Subscription,
  WebhookEndpoint,
} from './objects.ts'

const API_VERSION = '2026-10-28.endive'

export class Books {
  readonly customers = new Map<string, Customer>()
  readonly products = new Map<string, Product>()
  readonly sessions = new Map<string, Session>()
  readonly orders = new Map<string, Pick<Subscription, 'items' | 'metadata'>>()
  readonly subscriptions = new Map<string, Subscription>()
  readonly invoices = new Map<string, Invoice>()
  readonly events: StripeEvent[] = []
  readonly webhookEndpoints: WebhookEndpoint[] = []
  #ahead = 0

  now(): number {
    return Math.floor(Date.now() / 1000) + this.#ahead
  }

  moveTo(seconds: number): void {
    this.#ahead += Math.max(0, seconds - this.now())
  }

  newId(prefix: string): string {
    return `${prefix}_${randomBytes(12).toString('hex')}`
  }

  /** The event contains a copy, so that later changes do not affect the event. */
  note(type: string, object: object): void {
    this.events.push({
      id: this.newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now(),
      type,
      data: { object: structuredClone(object) },
    })
  }
}
