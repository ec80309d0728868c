import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form'
import { log } from '../../../lib/log.ts'

export interface AuthForm<Values extends FieldValues> {
  form: UseFormReturn<Values>
  problem: string | undefined
  isBusy: boolean
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
}

export function useAuthForm<Values extends FieldValues>(
  defaultValues: DefaultValues<Values>,
  send: (values: Values) => Promise<string | undefined>,
  failure: string,
): AuthForm<Values> {
  const form = useForm<Values>({ defaultValues })
  const [problem, setProblem] = useState<string>()
  const isSending = useRef(false)
  // The banner tells about the last attempt, so typing removes it.
  const { subscribe } = form
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ type }) => type === 'change' && setProblem(undefined),
      }),
    [subscribe],
  )

  async function trySend(values: Values): Promise<void> {
    try {
      setProblem(await send(values))
    } catch (error) {
      log.error('a sign-in form failed', error)
      setProblem(failure)
    }
  }

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setProblem(undefined)
    readFields(event.currentTarget, form)
    await form.handleSubmit(trySend)(event)
    isSending.current = false
  }

  return { form, problem, isBusy: form.formState.isSubmitting, submit }
}

/** Browsers may fill fields in without an event, so the values are read from the form itself. */
function readFields<Values extends FieldValues>(
  element: HTMLFormElement,
  { getValues, setValue }: UseFormReturn<Values>,
): void {
  for (const [name, value] of new FormData(element)) {
    const path = name as Parameters<typeof setValue>[0]
    if (name in getValues() && getValues(path) !== value) setValue(path, value as never)
  }
}
