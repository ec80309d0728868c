import { DateInput, DateSegment } from 'react-aria-components'
import { cx } from './cx.ts'

/** Day, month and year in the order of the locale, each typed or stepped with the arrows. */
export function DateSegments({ className }: { className: string }) {
  return (
    <DateInput className={cx(className, 'tabular-nums')}>
      {(segment) => (
        <DateSegment
          segment={segment}
          className="rounded-sm px-0.5 py-0.5 caret-transparent outline-none type-literal:px-0 type-literal:text-ink-soft placeholder-shown:text-ink-faint focus:bg-action focus:text-on-action disabled:text-ink-faint"
        />
      )}
    </DateInput>
  )
}
