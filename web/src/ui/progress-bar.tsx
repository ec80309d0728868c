import {
  ProgressBar as AriaProgressBar,
  type ProgressBarProps as AriaProgressBarProps,
} from 'react-aria-components'
import { FieldLabel } from './field-label.tsx'

interface ProgressBarProps extends Omit<AriaProgressBarProps, 'children' | 'className' | 'style'> {
  label: string
}

export function ProgressBar({ label, ...rest }: ProgressBarProps) {
  return (
    <AriaProgressBar {...rest} className="flex w-full flex-col gap-2">
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          <div className="flex items-baseline justify-between gap-4">
            <FieldLabel text={label} />
            {!isIndeterminate && (
              <span className="text-sm text-ink-soft tabular-nums">{valueText}</span>
            )}
          </div>
          <div className="h-2 overflow-hidden rounded-full bg-ink/10">
            <div
              className={`h-full rounded-full bg-action transition-[width] ${isIndeterminate ? 'w-2/5 animate-sweep' : ''}`}
              {...(!isIndeterminate && { style: { width: `${percentage ?? 0}%` } })}
            />
          </div>
        </>
      )}
    </AriaProgressBar>
  )
}
