import { deviceZone, formatCalendarDate, toCalendarDate } from '@predio/domain/dates'
import {
  MAX_VISIT_SLOTS,
  type AnswerRequest,
  type PassReason,
  type SelectionAnswer,
  type VisitSlot,
} from '@predio/domain/selections'
import { copyTemplate, slotOf } from '../../frame/slots.ts'
import { describeSlot } from './describe-answer.ts'
import { messages } from '../messages.ts'
import { visitDays } from './visit-days.ts'

interface PanelOptions {
  itemId: string
  answer: SelectionAnswer
  given: AnswerRequest | null
  typed: string | null
  onSubmit: () => void
  onClose: () => void
}

export class AnswerPanel {
  readonly form: HTMLFormElement
  readonly itemId: string
  readonly answer: SelectionAnswer

  constructor({ itemId, answer, given, typed, onSubmit, onClose }: PanelOptions) {
    this.itemId = itemId
    this.answer = answer
    this.form = copyTemplate('panel') as HTMLFormElement
    const same = given?.answer === answer ? given : null
    const comment = this.#comment()
    comment.placeholder = messages.placeholders[answer]
    comment.value = typed ?? same?.comment ?? ''
    slotOf(this.form, 'reasons').hidden = answer !== 'pass'
    slotOf(this.form, 'slots').hidden = answer !== 'visit'
    if (same?.reason) this.#check(`[value="${same.reason}"]`)
    if (answer === 'visit') this.#offerDays(same?.visitSlots ?? [])
    const close = slotOf<HTMLButtonElement>(this.form, 'close')
    if (answer === 'like') close.textContent = messages.done
    close.addEventListener('click', onClose)
    this.form.addEventListener('submit', (event) => {
      event.preventDefault()
      onSubmit()
    })
  }

  request(): AnswerRequest {
    const data = new FormData(this.form)
    return {
      itemId: this.itemId,
      answer: this.answer,
      reason: this.answer === 'pass' ? (data.get('reason') as PassReason | null) : null,
      comment: this.#comment().value.trim() || null,
      visitSlots: this.answer === 'visit' ? (data.getAll('slot') as VisitSlot[]) : [],
    }
  }

  typed(): string | null {
    return this.#comment().value.trim() || null
  }

  #comment(): HTMLTextAreaElement {
    return this.form.elements.namedItem('comment') as HTMLTextAreaElement
  }

  #check(selector: string): void {
    const input = this.form.querySelector<HTMLInputElement>(selector)
    if (input) input.checked = true
  }

  #offerDays(chosen: readonly VisitSlot[]): void {
    const list = slotOf(this.form, 'days')
    for (const day of visitDays(toCalendarDate(new Date(), deviceZone()))) {
      const column = copyTemplate('day')
      const weekday = formatCalendarDate(day, 'weekday')
      slotOf(column, 'weekday').textContent = weekday.slice(0, 3)
      slotOf(column, 'date').textContent = formatCalendarDate(day, 'dayMonth')
      for (const input of column.querySelectorAll('input')) {
        const slot = `${day} ${input.dataset['half'] === 'am' ? 'am' : 'pm'}` as const
        input.value = slot
        input.ariaLabel = describeSlot(slot)
        input.checked = chosen.includes(slot)
      }
      list.append(column)
    }
    list.addEventListener('change', () => this.#limitDays())
    this.#limitDays()
  }

  #limitDays(): void {
    const inputs = [...this.form.querySelectorAll<HTMLInputElement>('[name="slot"]')]
    const isFull = inputs.filter(({ checked }) => checked).length >= MAX_VISIT_SLOTS
    for (const input of inputs) input.disabled = isFull && !input.checked
    slotOf(this.form, 'slot-hint').textContent = isFull ? messages.daysFull : messages.dayHint
  }
}
