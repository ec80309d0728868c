import { CircleCheck } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { messages } from './messages.ts'

interface PreviewRowProps {
  line: number
  name: string
  about: string
  errors: readonly { field: string; message: string }[]
  isRefused: boolean
  isCorrected: boolean
  duplicate: string | null
  notes: readonly string[]
  decision?: ReactNode
  renderRepair: (close: () => void) => ReactNode
}

export function PreviewRow(props: PreviewRowProps) {
  const { line, name, about, errors, isRefused, isCorrected, duplicate, notes } = props
  const [isRepairing, setRepairing] = useState(false)
  const element = useRef<HTMLLIElement>(null)
  const repairLabel = isCorrected ? messages.repairAgain : messages.repair

  const wasRepairing = useRef(false)
  useLayoutEffect(() => {
    // The fields of the repair form disappear, so the row takes the focus.
    if (wasRepairing.current && !isRepairing) element.current?.focus()
    wasRepairing.current = isRepairing
  }, [isRepairing])

  return (
    <li ref={element} tabIndex={-1} className="flex flex-col gap-1 px-4 py-3 text-sm">
      <div className="flex flex-col gap-x-6 gap-y-2 sm:flex-row sm:items-start">
        <div className="flex min-w-0 flex-1 flex-col gap-0.5">
          <span className="flex flex-wrap gap-x-3">
            <span className="font-medium wrap-anywhere">{name || '—'}</span>
            <span className="text-ink-soft tabular-nums">{messages.line(line)}</span>
          </span>
          {about && <span className="text-ink-soft wrap-anywhere">{about}</span>}
          {!isRepairing &&
            errors.map(({ field, message }) => (
              <span
                key={`${field} ${message}`}
                className={isRefused ? 'font-medium text-danger' : 'font-medium text-attention'}
              >
                {message}
              </span>
            ))}
          {isCorrected && errors.length === 0 && !isRepairing && (
            <span className="flex items-center gap-1.5 font-medium text-success">
              <CircleCheck aria-hidden="true" className="size-4" />
              {messages.repaired}
            </span>
          )}
          {duplicate !== null && <span className="font-medium text-attention">{duplicate}</span>}
          {notes.map((note) => (
            <span key={note} className="text-ink-soft wrap-anywhere">
              {note}
            </span>
          ))}
        </div>
        {props.decision && <div className="sm:w-72 sm:shrink-0">{props.decision}</div>}
      </div>
      {isRepairing
        ? props.renderRepair(() => setRepairing(false))
        : (errors.length > 0 || isCorrected) && (
            <div className="-ml-3">
              <Button
                look="quiet"
                size="small"
                aria-label={`${repairLabel} ${messages.rowName(name, line)}`}
                onPress={() => setRepairing(true)}
              >
                {repairLabel}
              </Button>
            </div>
          )}
    </li>
  )
}
