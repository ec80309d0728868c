import { MAX_COMMENT, PASS_REASONS, REASON_LABELS } from '@predio/domain/selections'
import { buttonClass } from '../../../../ui/button-styles.ts'
import { messages } from '../messages.ts'

const CHIP =
  'relative inline-flex min-h-11 cursor-pointer items-center justify-center rounded-full border border-line-strong bg-card text-sm font-medium select-none transition-[background-color,border-color,color] hover:bg-sunken has-checked:border-action has-checked:bg-action-fill has-checked:text-on-fill has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:cursor-default has-disabled:border-line has-disabled:text-ink-faint'
const CHIP_INPUT = 'absolute inset-0 cursor-pointer rounded-full opacity-0'

export function AnswerPanelTemplates() {
  return (
    <>
      <template data-template="panel">
        <form className="flex animate-appear flex-col gap-4 rounded-lg bg-sunken p-4">
          <fieldset hidden data-slot="reasons" className="min-w-0">
            <legend className="mb-2 font-medium">{messages.reasonQuestion}</legend>
            <div className="flex flex-wrap gap-2">
              {PASS_REASONS.map((reason) => (
                <label key={reason} className={`${CHIP} px-4`}>
                  <input
                    type="radio"
                    name="reason"
                    value={reason}
                    autoComplete="off"
                    className={CHIP_INPUT}
                  />
                  {REASON_LABELS[reason]}
                </label>
              ))}
            </div>
          </fieldset>
          <fieldset hidden data-slot="slots" className="min-w-0">
            <legend className="font-medium">{messages.dayQuestion}</legend>
            <p data-slot="slot-hint" className="mb-2 text-sm text-ink-soft">
              {messages.dayHint}
            </p>
            <ul data-slot="days" className="-mx-1 flex gap-2 overflow-x-auto px-1 pt-1 pb-3" />
          </fieldset>
          <label className="flex flex-col gap-1.5 text-sm font-medium">
            {messages.comment}
            <textarea
              name="comment"
              rows={2}
              maxLength={MAX_COMMENT}
              autoComplete="off"
              className="min-h-20 w-full rounded-md border border-line-strong bg-card px-3 py-2 text-base font-normal text-ink focus-visible:outline-2 focus-visible:outline-focus"
            />
          </label>
          <div className="flex flex-wrap gap-2">
            <button type="submit" className={`${buttonClass('primary', 'medium', false)} flex-1`}>
              {messages.send}
            </button>
            <button
              type="button"
              data-slot="close"
              className={buttonClass('quiet', 'medium', false)}
            >
              {messages.cancel}
            </button>
          </div>
        </form>
      </template>
      <template data-template="day">
        <li className="flex w-20 shrink-0 flex-col gap-2">
          <p aria-hidden="true" className="text-center text-sm leading-tight">
            <b data-slot="weekday" className="block font-semibold" />
            <span data-slot="date" className="text-ink-soft" />
          </p>
          {(['am', 'pm'] as const).map((half) => (
            <label key={half} className={`${CHIP} px-2`}>
              <input
                type="checkbox"
                name="slot"
                data-half={half}
                autoComplete="off"
                className={CHIP_INPUT}
              />
              {half === 'am' ? messages.morning : messages.afternoon}
            </label>
          ))}
        </li>
      </template>
    </>
  )
}
