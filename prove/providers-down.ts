import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { startSmtpServer } from '../backend/src/auth/testing/smtp-server.ts'
import { insertClient, signUp, type SignedInAgent } from '../resilience/agent.ts'
import { ownerOf } from '../resilience/stored-files.ts'
import { startFaultyLink, type LinkState } from '../test-support/faulty-link.ts'
import { startServer, type RunningServer } from '../test-support/server.ts'
import {
  startStripeStub,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
} from '../test-support/stripe-stub/start-stripe-stub.ts'
import { ESENCIAL } from '../test-support/subscriptions.ts'
import { faultTable, type FaultRow, type Part } from './part.ts'

const MAIL_WITHIN_MS = 20_000

const STATES: [state: LinkState, name: string][] = [
  ['refuses', 'refuses connections'],
  ['silent', 'takes connections and does not answer'],
  ['well', 'is back'],
]

export const providersDown: Part<FaultRow[]> = {
  name: 'providers-down',
  title: 'Mail server and Stripe down',
  full: {},
  async run() {
    const smtp = await startSmtpServer()
    const stripe = await startStripeStub()
    const mailLink = await startFaultyLink(portOf(smtp.url))
    const stripeLink = await startFaultyLink(portOf(stripe.url))
    const server = await startServer({
      env: {
        SMTP_URL: smtp.url.replace(/:\d+$/, `:${mailLink.port}`),
        STRIPE_SECRET_KEY: STRIPE_KEY,
        STRIPE_WEBHOOK_SECRET,
        STRIPE_API_URL: `http://127.0.0.1:${stripeLink.port}`,
        LOG_LEVEL: 'fatal',
      },
    })
    try {
      const known = await signUp(server)
      const rows: FaultRow[] = []
      for (const [state, name] of STATES) {
        mailLink.become(state)
        const mailed = smtp.messages.length
        const recovering = await signUpAndRecover(server)
        const saved = await timed(async () => insertClient(server, known.token, randomUUID()))
        rows.push({
          fault: `the mail server ${name}`,
          seen: `${recovering}; saving a client: ${saved}; ${await waitForMail(() => smtp.messages.length > mailed)}`,
          lost:
            state === 'well'
              ? 'nothing'
              : 'the mail, which the person asks for again; nothing that is stored',
        })
        mailLink.become('well')
        stripeLink.become(state)
        const ordered = await timed(() => order(server, known))
        rows.push({
          fault: `Stripe ${name}`,
          seen: `choosing a plan: ${ordered}; everything else as ever`,
          lost: 'nothing: no payment was begun and the trial goes on',
        })
        stripeLink.become('well')
        for (const row of rows.slice(-2)) console.log(row)
      }
      return rows
    } finally {
      await server.stop()
      await Promise.all([mailLink.stop(), stripeLink.stop(), smtp.close(), stripe.stop()])
    }
  },
  present: (rows) => [
    'Each action once, with the answer’s status and how long it took.',
    '',
    ...faultTable(rows),
  ],
}

/**
 * Mails are sent after the answer, so that the answer's time does not tell whether an account exists. The test therefore waits for the
 * mail.
 */
async function waitForMail(hasCome: () => boolean): Promise<string> {
  const began = performance.now()
  while (!hasCome()) {
    if (performance.now() - began > MAIL_WITHIN_MS) return 'no mail comes'
    await pause(50)
  }
  return `the mail comes ${Math.round(performance.now() - began)} ms later`
}

async function signUpAndRecover(server: RunningServer): Promise<string> {
  let person: SignedInAgent | undefined
  const signedUp = await timed(async () => {
    person = await signUp(server)
    return 200
  })
  const recovered = await timed(() =>
    post(server, '/auth/v1/recover', { email: person?.email ?? '' }, undefined),
  )
  return `signing up: ${signedUp}; asking for a new password: ${recovered}`
}

function order(server: RunningServer, agent: SignedInAgent): Promise<number> {
  const body = {
    planId: ESENCIAL,
    userId: ownerOf(agent),
    billingType: 'monthly',
    returnUrl: `${server.url}/dashboard/subscription`,
  }
  return post(server, '/functions/v1/create-checkout-session', body, agent.token)
}

async function post(
  { url, publishableKey }: RunningServer,
  path: string,
  body: object,
  token: string | undefined,
): Promise<number> {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: {
      apikey: publishableKey,
      authorization: `Bearer ${token ?? publishableKey}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify(body),
  })
  await response.arrayBuffer()
  return response.status
}

async function timed(act: () => Promise<number>): Promise<string> {
  const began = performance.now()
  const status = await act().catch((error: unknown) => String(error))
  return `${status} after ${Math.round(performance.now() - began)} ms`
}

function portOf(url: string): number {
  return Number(new URL(url).port)
}
