import { Meter as AriaMeter, type MeterProps as AriaMeterProps } from 'react-aria-components'
import { FieldLabel } from './field-label.tsx'

interface MeterProps extends Omit<AriaMeterProps, 'children' | 'className' | 'style'> {
  label: string
  tone?: keyof typeof FILLS
}

const FILLS = {
  success: 'bg-success',
  info: 'bg-info',
  warning: 'bg-warning',
  danger: 'bg-danger',
}

export function Meter({ label, tone = 'info', ...rest }: MeterProps) {
  return (
    <AriaMeter {...rest} className="flex w-full flex-col gap-2">
      {({ percentage, valueText }) => (
        <>
          <div className="flex items-baseline justify-between gap-4">
            <FieldLabel text={label} />
            <span className="text-sm whitespace-nowrap text-ink-soft tabular-nums">
              {valueText}
            </span>
          </div>
          <div className="h-2 overflow-hidden rounded-full bg-ink/10">
            <div
              className={`h-full rounded-full transition-[width] ${FILLS[tone]}`}
              style={{ width: `${percentage}%` }}
            />
          </div>
        </>
      )}
    </AriaMeter>
  )
}
