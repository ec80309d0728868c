import type { SyntheticEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { log } from '../lib/log.ts'
import { showFault, type Fault } from '../lib/show-fault.ts'
import { useAttempt } from '../lib/use-attempt.ts'
import { useCheckedForm, type CheckedForm } from './use-checked-form.ts'

interface ActionFormOptions<Values extends FieldValues> extends CheckedForm<Values> {
  run: (values: Values) => Fault<Values> | void | Promise<Fault<Values> | void>
  explain?: (error: unknown) => Fault<Values>
  event?: string
}

export function useActionForm<Values extends FieldValues>({
  run,
  explain,
  event: logged,
  ...options
}: ActionFormOptions<Values>) {
  const checked = useCheckedForm(options)
  const { form, dropDraft } = checked
  const { attempt, isBusy, failure, setFailure } = useAttempt((error) => {
    if (!explain) throw error
    if (logged) log.error(logged, error)
    return showFault(form, explain(error))
  })
  const submit = form.handleSubmit((values) =>
    attempt(async () => {
      const fault = await run(values)
      if (fault) setFailure(showFault(form, fault))
      else dropDraft()
    }),
  )
  return {
    ...checked,
    submit,
    isBusy,
    failure,
    shown: { ...checked.shown, onSubmit: (event: SyntheticEvent) => void submit(event) },
  }
}
