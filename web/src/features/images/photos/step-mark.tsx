import { Check, TriangleAlert } from 'lucide-react'
import { ProgressBar } from 'react-aria-components'
import { cx } from '../../../ui/cx.ts'
import { STEP_LABELS } from '../messages.ts'
import type { Picture } from '../workshop/state.ts'

const PERCENT: Partial<Record<Picture['step'], number>> = {
  waiting: 0,
  reading: 15,
  drawing: 55,
  uploading: 80,
}

const CORNER = 'pointer-events-none absolute bottom-2'

export function StepMark({ name, step }: { name: string; step: Picture['step'] }) {
  const percent = PERCENT[step]
  if (percent !== undefined) {
    return (
      <ProgressBar
        aria-label={`${name}: ${STEP_LABELS[step]}`}
        value={percent}
        className={`${CORNER} inset-x-2`}
      >
        <span className="block h-1.5 overflow-hidden rounded-full bg-card/80">
          <span
            className="block h-full rounded-full bg-action transition-[width]"
            style={{ width: `${percent}%` }}
          />
        </span>
      </ProgressBar>
    )
  }
  if (step !== 'done' && step !== 'failed') return null
  const isDone = step === 'done'
  return (
    <span
      className={cx(
        CORNER,
        'left-2 grid size-6 place-items-center rounded-full text-on-fill shadow-sm',
        isDone ? 'bg-success-fill' : 'bg-danger-fill',
      )}
    >
      {isDone ? (
        <Check aria-hidden="true" className="size-4" strokeWidth={3} />
      ) : (
        <TriangleAlert aria-hidden="true" className="size-3.5" />
      )}
    </span>
  )
}
