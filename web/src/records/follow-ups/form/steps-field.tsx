import { MAX_STEP_DAY, MAX_STEPS, STEP_KIND_LABELS, stepFault } from '@predio/domain/follow-ups'
import { numberOrNull } from '@predio/domain/money'
import { Plus, Trash2 } from 'lucide-react'
import { useId, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NumberField } from '../../../ui/number-field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { useFocusAfterChange } from '../../../ui/use-focus-after-change.ts'
import { messages } from '../messages.ts'
import { newStep, toStepInput, type FormStep } from './plan-values.ts'

const KINDS = [
  { id: 'task', label: STEP_KIND_LABELS.task },
  { id: 'message', label: STEP_KIND_LABELS.message },
]

interface StepsFieldProps {
  steps: readonly FormStep[]
  error: string | undefined
  onChange: (steps: FormStep[]) => void
}

export function StepsField({ steps, error, onChange }: StepsFieldProps) {
  const labelId = useId()
  const field = useRef<HTMLFieldSetElement>(null)
  const focusAfterChange = useFocusAfterChange(field, '[data-add]')

  function change(at: number, changes: Partial<FormStep>): void {
    onChange(steps.map((step, i) => (i === at ? { ...step, ...changes } : step)))
  }

  function remove(at: number): void {
    focusAfterChange({ row: steps[at + 1]?.id, to: '[data-control="remove"]' })
    onChange(steps.toSpliced(at, 1))
  }

  function add(): void {
    const step = newStep((numberOrNull(steps.at(-1)?.day) ?? 0) + 1)
    // Adding the last possible step removes the button, so the new step gets the focus.
    if (steps.length + 1 === MAX_STEPS) focusAfterChange({ row: step.id, to: 'input' })
    onChange([...steps, step])
  }

  return (
    <fieldset ref={field} aria-labelledby={labelId} className="flex min-w-0 flex-col gap-4">
      <div className="flex flex-col gap-1">
        <span id={labelId} className="font-medium">
          {messages.steps}
        </span>
        <span className="text-sm text-ink-soft">{messages.stepsHint}</span>
      </div>
      <ol className="flex flex-col gap-4">
        {steps.map((step, at) => (
          <Step
            key={step.id}
            step={step}
            at={at}
            fault={error === undefined ? undefined : stepFault(toStepInput(step))}
            onChange={(changes) => change(at, changes)}
            {...(steps.length > 1 && { onRemove: () => remove(at) })}
          />
        ))}
      </ol>
      {error !== undefined && !steps.some((step) => stepFault(toStepInput(step))) && (
        <p role="alert" className="text-sm text-danger">
          {error}
        </p>
      )}
      {steps.length < MAX_STEPS && (
        <div>
          <Button
            data-add
            look="secondary"
            size="small"
            icon={<Plus aria-hidden="true" className="size-4" />}
            onPress={add}
          >
            {messages.addStep}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

interface StepProps {
  step: FormStep
  at: number
  fault: string | undefined
  onChange: (changes: Partial<FormStep>) => void
  onRemove?: () => void
}

function Step({ step, at, fault, onChange, onRemove }: StepProps) {
  const isDayWrong = fault !== undefined && stepFault({ ...toStepInput(step), text: 'x' }) === fault
  return (
    <li data-row={step.id}>
      <fieldset
        aria-label={messages.stepLabel(at + 1)}
        className="flex min-w-0 flex-col gap-3 rounded-md border border-line p-4"
      >
        <div className="flex items-start gap-3">
          <div className="w-32 shrink-0">
            <NumberField
              label={messages.day}
              min={0}
              max={MAX_STEP_DAY}
              step={1}
              value={step.day}
              onChange={(day) => onChange({ day })}
              error={isDayWrong ? fault : undefined}
            />
          </div>
          <div className="min-w-0 flex-1">
            <Select
              label={messages.kind}
              options={KINDS}
              value={step.kind}
              onChange={(kind) => onChange({ kind: kind === 'message' ? 'message' : 'task' })}
            />
          </div>
          {onRemove && (
            <div className="mt-6.5">
              <IconButton
                data-control="remove"
                label={messages.removeStep}
                about={messages.stepLabel(at + 1)}
                icon={<Trash2 aria-hidden="true" />}
                onPress={onRemove}
              />
            </div>
          )}
        </div>
        <TextArea
          label={messages.text}
          rows={step.kind === 'message' ? 3 : 2}
          value={step.text}
          onChange={(text) => onChange({ text })}
          error={isDayWrong ? undefined : fault}
        />
      </fieldset>
    </li>
  )
}
