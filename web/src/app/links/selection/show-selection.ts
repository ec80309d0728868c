import { deviceZone, formatLastDay } from '@predio/domain/dates'
import type { PublicSelection } from '@predio/domain/selections'
import { describeAgent, shortAgentName } from '../frame/describe-agent.ts'
import { connectAgent, showAgent } from '../frame/show-agent.ts'
import { copyTemplate, fillSlot, slotOf } from '../frame/slots.ts'
import { addCards } from './add-cards.ts'
import { Answers } from './answers/answers.ts'
import { keepOpenAnswer } from './answers/connect-answers.ts'
import type { UnsentAnswers } from './answers/unsent-answers.ts'
import { makeIntro } from './make-intro.ts'
import { messages } from './messages.ts'
import { offerConsent } from './offer-consent.ts'
import { showUnsent } from './answers/show-unsent.ts'

export function showSelection(selection: PublicSelection, kept: UnsentAnswers): void {
  const main = slotOf(document, 'main')
  const agent = shortAgentName(selection.agent)
  const answers = new Answers(selection.items, kept)
  const list = copyTemplate('listings')
  document.title = selection.title
  main.replaceChildren(makeIntro(selection, answers))
  const onPage = new Set(selection.items.map(({ id }) => id))
  const withoutCard = kept.all().filter(({ request }) => !onPage.has(request.itemId))
  showUnsent(main, kept, withoutCard)
  main.append(list)
  const firstShown = addCards(list, selection.items, answers, agent)
  showAgent(selection.agent, messages.firstMessage(agent), firstShown)
  main.append(makeClosing(selection, agent), ...offerConsent(selection, agent))
  addEventListener('pagehide', keepOpenAnswer)
  document.addEventListener('visibilitychange', () => document.hidden && keepOpenAnswer())
  answers.start()
}

function makeClosing(selection: PublicSelection, agent: string): HTMLElement {
  const part = copyTemplate('closing')
  fillSlot(part, 'closing-text', messages.closingText(agent))
  fillSlot(part, 'identity', describeAgent(selection.agent))
  connectAgent(part, selection.agent, messages.firstMessage(agent))
  fillSlot(
    part,
    'expires',
    messages.expires(formatLastDay(selection.expiresAt, deviceZone(), 'long')),
  )
  return part
}
