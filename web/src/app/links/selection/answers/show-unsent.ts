import { copyTemplate, slotOf } from '../../frame/slots.ts'
import { describeAnswer, describeRefusal } from './describe-answer.ts'
import type { UnsentAnswer, UnsentAnswers } from './unsent-answers.ts'

/** SEL-24: shows typed answers again if the link has ended or the listing was removed, so that the text is not lost. */
export function showUnsent(
  parent: HTMLElement,
  kept: UnsentAnswers,
  answers: readonly UnsentAnswer[],
): void {
  if (answers.length === 0) return
  const section = copyTemplate('unsent')
  const list = slotOf(section, 'entries')
  for (const { title, request, refusal } of answers) {
    const entry = copyTemplate('unsent-entry')
    slotOf(entry, 'entry-title').textContent = title
    slotOf(entry, 'entry-answer').textContent = describeAnswer(request)
    if (refusal !== undefined) slotOf(entry, 'entry-reason').textContent = describeRefusal(refusal)
    list.append(entry)
  }
  slotOf(section, 'forget').addEventListener('click', () => {
    for (const answer of answers) kept.settle(answer)
    section.remove()
  })
  parent.append(section)
}
