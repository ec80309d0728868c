import type { PublicSelection } from '@predio/domain/selections'
import { copyTemplate, fillPart, fillSlot, slotOf } from '../frame/slots.ts'
import type { Answers } from './answers/answers.ts'
import { cardId } from './listing/fill-listing.ts'
import { messages } from './messages.ts'

export function makeIntro(
  { title, clientName, message, items }: PublicSelection,
  answers: Answers,
): HTMLElement {
  const intro = copyTemplate('intro')
  const newOnes = items.filter(({ isNew }) => isNew)
  fillSlot(intro, 'selection-title', title)
  fillSlot(intro, 'greeting', messages.greeting(clientName))
  fillSlot(intro, 'message', message?.trim())
  if (newOnes[0]) {
    fillPart(intro, 'new', messages.newOnes(newOnes.length))
    slotOf<HTMLAnchorElement>(intro, 'new').href = `#${cardId(newOnes[0])}`
  }
  fillSlot(intro, 'count', items.length === 0 ? messages.none : messages.count(items.length))
  function countAnswers(): void {
    const count = items.filter(({ id }) => answers.of(id) !== null).length
    slotOf(intro, 'answered').textContent = count === 0 ? '' : ` · ${messages.answered(count)}`
  }
  answers.listen(countAnswers)
  countAnswers()
  return intro
}
