import { CONTACT_FORM, SITE_TEXTS } from '@predio/domain/agent-site'
import { checkContact, type ContactMessage, type ContactValues } from '@predio/domain/prospects'
import type { Context } from 'hono'
import type { HttpEnvironment } from '../http/environment.ts'
import type { FormAnswer } from './make-page.ts'

/** Sends a message into the agent's inbox as the function `contact` does, and answers as it does. */
export type SendContact = (
  c: Context<HttpEnvironment>,
  owner: string,
  message: ContactMessage,
  origin: { sourceName: string; listing?: { id: string; title: string } | null },
) => Promise<Response>

export interface SentForm {
  typed: ContactValues
  code: string | null
  noticeVersion: number | null
  website: string
}

export function readForm(body: string): SentForm {
  const fields = new URLSearchParams(body)
  const given = (name: keyof typeof CONTACT_FORM) => fields.get(CONTACT_FORM[name])?.trim() ?? ''
  const version = Number(given('noticeVersion'))
  const isConsenting = Number.isInteger(version) && version > 0
  return {
    typed: {
      name: given('name'),
      phone: given('phone'),
      email: given('email'),
      message: given('message'),
      isConsenting,
    },
    code: given('listing') || null,
    noticeVersion: isConsenting ? version : null,
    website: given('honeypot'),
  }
}

interface Refused extends FormAnswer {
  status: number
  retryAfter: string | null
}

/** Null says that the message was taken. */
export async function sendForm(
  send: (message: ContactMessage, sourceName: string) => Promise<Response>,
  { typed, noticeVersion, website }: SentForm,
  asksConsent: boolean,
): Promise<Refused | null> {
  const faults = website === '' ? checkContact(typed, asksConsent) : {}
  if (Object.keys(faults).length > 0) {
    return { typed, faults, failure: null, status: 422, retryAfter: null }
  }
  const { isConsenting: _isConsenting, ...written } = typed
  const message = { ...written, listing: '', noticeVersion, website }
  const { status, headers } = await send(message, SITE_TEXTS.source)
  if (status === 200) return null
  const isLimited = status === 429
  return {
    typed,
    faults: {},
    failure: isLimited ? 'limited' : 'failed',
    status: isLimited ? 429 : status < 500 ? 422 : 503,
    retryAfter: headers.get('retry-after'),
  }
}
