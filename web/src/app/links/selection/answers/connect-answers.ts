import type { PublicSelectionItem, SelectionAnswer } from '@predio/domain/selections'
import { announce, slotOf } from '../../frame/slots.ts'
import { AnswerPanel } from './answer-panel.ts'
import type { Answers } from './answers.ts'
import { describeDetails, describeState } from './describe-answer.ts'
import { isUnavailable } from '../listing/fill-listing.ts'

interface OpenPanel {
  panel: AnswerPanel
  give: () => void
  remove: () => void
}

let open: OpenPanel | undefined

/** SEL-21: an answer that the client chose but did not confirm with 'Enviar' is given when the client leaves the page. */
export function keepOpenAnswer(): void {
  open?.give()
}

export function connectAnswers(
  card: HTMLElement,
  item: PublicSelectionItem,
  answers: Answers,
  agent: string,
): void {
  const section = slotOf(card, 'answers')
  const buttons = [...section.querySelectorAll<HTMLButtonElement>('[data-answer]')]
  const { id: itemId } = item
  const { title } = item.listing

  function press(answer: SelectionAnswer): void {
    const isOwn = open?.panel.itemId === itemId
    if (isOwn && open?.panel.answer === answer) return
    const typed = isOwn ? (open?.panel.typed() ?? null) : null
    if (!isOwn) open?.give()
    open?.remove()
    const given = answers.of(itemId)
    if (answer === 'like' && given?.answer !== 'like')
      answers.give(title, { itemId, answer, reason: null, comment: null, visitSlots: [] })
    openPanel(answer, typed)
  }

  function openPanel(answer: SelectionAnswer, typed: string | null): void {
    const panel = new AnswerPanel({
      itemId,
      answer,
      given: answers.of(itemId),
      typed,
      onSubmit: () => close(true),
      onClose: () => close(answer === 'like'),
    })
    open = {
      panel,
      give: () => answers.give(title, panel.request()),
      remove: () => {
        panel.form.remove()
        open = undefined
        show()
      },
    }
    slotOf(section, 'panel').replaceChildren(panel.form)
    show()
  }

  function close(gives: boolean): void {
    const pressed = open?.panel.answer
    if (gives) open?.give()
    open?.remove()
    buttons.find(({ dataset }) => dataset['answer'] === pressed)?.focus()
  }

  let said = describeState(answers.stateOf(itemId), agent)
  function show(): void {
    const given = answers.of(itemId)
    const shown = open?.panel.itemId === itemId ? open.panel.answer : given?.answer
    for (const button of buttons)
      button.setAttribute('aria-pressed', String(button.dataset['answer'] === shown))
    const state = answers.stateOf(itemId)
    const text = describeState(state, agent)
    slotOf(section, 'given').hidden = given === null
    slotOf(section, 'summary').textContent = given ? describeDetails(given) : ''
    const status = slotOf(section, 'status')
    status.textContent = text
    status.dataset['kind'] = state.kind
    if (text !== said) announce(text)
    said = text
  }

  for (const button of buttons) {
    const answer = button.dataset['answer'] as SelectionAnswer
    button.addEventListener('click', () => press(answer))
    // A visit cannot be requested for a sold listing, but an earlier request is still shown.
    button.hidden =
      answer === 'visit' && isUnavailable(item.availability) && item.answer !== 'visit'
  }
  answers.listen(show)
  show()
}
