import {
  checkContact,
  type ContactFaults,
  type ContactField,
  type ContactPage,
  type ContactValues,
} from '@predio/domain/prospects'
import type { PublicAgent } from '@predio/domain/selections'
import { log } from '../../../lib/log.ts'
import { callFunction } from '../frame/call-function.ts'
import { LinkRefusal } from '../frame/link-refusal.ts'
import { tokenOfAddress } from '../frame/open-link.ts'
import { shortAgentName } from '../frame/describe-agent.ts'
import { showAgent } from '../frame/show-agent.ts'
import { copyTemplate, slotOf } from '../frame/slots.ts'
import { messages } from './messages.ts'

const FIELDS: readonly ContactField[] = ['name', 'phone', 'email', 'message', 'consent']

/** PROS-64: shows the form; a failed send keeps what was typed and says why it failed. */
export function showContact(page: ContactPage<PublicAgent>): void {
  const { agent, noticeVersion } = page
  const name = shortAgentName(agent)
  const asksConsent = noticeVersion !== null && agent.noticePath !== null
  showAgent(agent, messages.firstMessage)
  document.title = messages.title(name)
  const article = copyTemplate('form')
  slotOf(article, 'title').textContent = messages.title(name)
  if (asksConsent) {
    slotOf<HTMLAnchorElement>(article, 'consent-link').href = agent.noticePath ?? ''
    slotOf(article, 'consent-part').hidden = false
  }
  const form = article.querySelector('form')
  if (!form) throw new Error('the page has no form')
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void submit(form, page, asksConsent)
  })
  slotOf(document, 'main').replaceChildren(article)
}

async function submit(
  form: HTMLFormElement,
  page: ContactPage<PublicAgent>,
  asksConsent: boolean,
): Promise<void> {
  const button = slotOf<HTMLButtonElement>(form, 'send')
  if (button.disabled) return
  const values = valuesOf(form)
  if (!showFaults(form, checkContact(values, asksConsent))) return
  button.disabled = true
  button.textContent = messages.sending
  slotOf(form, 'failure').textContent = ''
  const { isConsenting, ...said } = values
  try {
    await callFunction('contact', {
      action: 'send',
      token: tokenOfAddress(),
      ...said,
      listing: pageOf(document.referrer),
      noticeVersion: asksConsent && isConsenting ? page.noticeVersion : null,
    })
    showThanks(page)
  } catch (error) {
    log.warn('the message was not sent', error)
    slotOf(form, 'failure').textContent = explain(error)
  }
  button.disabled = false
  button.textContent = messages.send
}

/** Most sites tell others only their name, which says nothing of a listing. */
function pageOf(referrer: string): string {
  return URL.canParse(referrer) && new URL(referrer).pathname !== '/' ? referrer : ''
}

function valuesOf(form: HTMLFormElement): ContactValues & { website: string } {
  const data = new FormData(form)
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return {
    name: text('name'),
    phone: text('phone'),
    email: text('email'),
    message: text('message'),
    website: text('website'),
    isConsenting: data.has('consent'),
  }
}

/** Shows the faults at their fields and focuses the first one. Returns true if there are none. */
function showFaults(form: HTMLFormElement, faults: ContactFaults): boolean {
  for (const field of FIELDS) {
    const input = form.elements.namedItem(field)
    slotOf(form, `fault-${field}`).textContent = faults[field] ?? ''
    if (input instanceof HTMLElement) input.ariaInvalid = faults[field] ? 'true' : null
  }
  const first = FIELDS.find((field) => faults[field] !== undefined)
  const input = first && form.elements.namedItem(first)
  if (input instanceof HTMLElement) input.focus()
  return first === undefined
}

function showThanks(page: ContactPage<PublicAgent>): void {
  const section = copyTemplate('thanks')
  slotOf(section, 'text').textContent = messages.thanksText(shortAgentName(page.agent))
  slotOf(section, 'another').addEventListener('click', () => showContact(page))
  slotOf(document, 'main').replaceChildren(section)
  section.focus()
}

function explain(error: unknown): string {
  if (!(error instanceof LinkRefusal)) return messages.failed
  if (error.code === 'unreachable') return messages.unreachable
  return error.code === 'rate_limited' ? messages.limited : messages.failed
}
