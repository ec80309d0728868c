import { LinkRefusal, type LinkProblem } from './link-refusal.ts'
import { messages } from './messages.ts'
import { copyTemplate, slotOf } from './slots.ts'

/** A temporary refusal can be tried again with the button, and is tried when the connection returns. */
export function showRefusal(main: HTMLElement, error: unknown, retry: () => void): void {
  const problem = problemOf(error)
  const card = copyTemplate('refusal')
  const { title, text } = messages.problems[problem]
  slotOf(card, 'title').textContent = title
  slotOf(card, 'text').textContent = text
  if (!(error instanceof LinkRefusal) || error.isTemporary) offerRetry(card, problem, retry)
  main.replaceChildren(card)
  slotOf(document, 'agent').dataset['state'] = 'unknown'
  document.title = title
}

function offerRetry(card: HTMLElement, problem: LinkProblem, retry: () => void): void {
  const button = slotOf<HTMLButtonElement>(card, 'retry')
  let isTrying = false
  function tryOnce(): void {
    // The connection may return in the moment of the press, so only one of both tries again.
    if (isTrying || !card.isConnected) return
    isTrying = true
    button.disabled = true
    retry()
  }
  button.hidden = false
  button.addEventListener('click', tryOnce)
  if (problem === 'unreachable') addEventListener('online', tryOnce, { once: true })
}

function problemOf(error: unknown): LinkProblem {
  const code = error instanceof LinkRefusal ? error.code : ''
  return Object.hasOwn(messages.problems, code) ? (code as LinkProblem) : 'failed'
}
