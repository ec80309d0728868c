import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { messages } from './messages.ts'

interface PrepareFrameProps {
  isTooLong: boolean
  columns: ReactNode
  missing: string | false
  options: ReactNode
  isChecking: boolean
  failure: { text: string; onRetry: () => void } | false
  preview: ReactNode
  onOtherFile: () => void
  startLabel: string
  count: number
  onStart: () => void
}

export function PrepareFrame(props: PrepareFrameProps) {
  const { isTooLong, columns, missing, options, isChecking, failure, preview } = props
  return (
    <>
      {isTooLong && <Notice tone="warning">{messages.tooLong}</Notice>}
      {columns}
      {missing && <Notice tone="warning">{missing}</Notice>}
      <section className="flex flex-col gap-3">
        <h2 className="font-semibold">{messages.options}</h2>
        {options}
      </section>
      {isChecking && <ProgressBar label={messages.checking} isIndeterminate />}
      {failure && (
        <div className="flex flex-col items-start gap-3">
          <Notice tone="danger">{failure.text}</Notice>
          <Button look="secondary" onPress={failure.onRetry}>
            {messages.retry}
          </Button>
        </div>
      )}
      {!missing && preview}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="secondary" onPress={props.onOtherFile}>
          {messages.otherFile}
        </Button>
        <Button
          isDisabled={isChecking || Boolean(missing) || props.count === 0}
          onPress={props.onStart}
        >
          {props.startLabel}
        </Button>
      </div>
    </>
  )
}
