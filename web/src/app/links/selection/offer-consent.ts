import type { PublicSelection } from '@predio/domain/selections'
import { log } from '../../../lib/log.ts'
import { callFunction } from '../frame/call-function.ts'
import { tokenOfAddress } from '../frame/open-link.ts'
import { copyTemplate, fillSlot, slotOf } from '../frame/slots.ts'
import { messages } from './messages.ts'

/** PRIV-12: pressing the button tells the agent that the client has read the notice. */
export function offerConsent({ agent, consent }: PublicSelection, name: string): HTMLElement[] {
  if (!consent || consent.isGiven || agent.noticePath === null) return []
  const part = copyTemplate('consent')
  fillSlot(part, 'consent-text', messages.noticeText(name))
  slotOf<HTMLAnchorElement>(part, 'consent-link').href = agent.noticePath
  const button = slotOf<HTMLButtonElement>(part, 'accept')
  const state = slotOf(part, 'consent-state')
  button.addEventListener('click', () => void accept(consent.noticeId, button, state))
  return [part]
}

async function accept(
  noticeId: string,
  button: HTMLButtonElement,
  state: HTMLElement,
): Promise<void> {
  button.disabled = true
  state.textContent = ''
  try {
    await callFunction('selection', { action: 'consent', token: tokenOfAddress(), noticeId })
    button.remove()
    state.textContent = messages.noticeAccepted
  } catch (error) {
    log.warn('the consent was not recorded', error)
    button.disabled = false
    state.textContent = messages.noticeFailed
  }
}
