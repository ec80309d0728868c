import type { SyntheticEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { log } from '../lib/log.ts'
import { showFault, type Fault } from '../lib/show-fault.ts'
import { useAttempt } from '../lib/use-attempt.ts'
import { useCheckedForm, type CheckedForm } from './use-checked-form.ts'

interface ActionFormOptions<Values extends FieldValues> extends CheckedForm<Values> {
  /** Does what the form is for, with valid values. Where that is refused, the form shows the fault that is returned. */
  run: (values: Values) => Fault<Values> | void | Promise<Fault<Values> | void>
  /** What the form shows, and the log says, of an error that `run` throws. */
  explain?: (error: unknown) => Fault<Values>
  event?: string
}

/** The one way of a form that does something else than to save a record: once at a time, and what is typed stays when it fails. */
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
