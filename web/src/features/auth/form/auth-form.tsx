import type { ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { AuthForm as AuthFormState } from './use-auth-form.ts'

interface AuthFormProps<Values extends FieldValues> {
  state: AuthFormState<Values>
  action: string
  /** Beside what the server said: a way out of it. */
  remedy?: ReactNode
  children: ReactNode
}

export function AuthForm<Values extends FieldValues>({
  state: { form, problem, isBusy, submit },
  action,
  remedy,
  children,
}: AuthFormProps<Values>) {
  return (
    <FormProvider {...form}>
      <form className="flex flex-col gap-5" onSubmit={(event) => void submit(event)} noValidate>
        {problem && (
          <Notice tone="danger">
            {problem}
            {remedy && <> {remedy}</>}
          </Notice>
        )}
        {children}
        <Button type="submit" isPending={isBusy} fullWidth>
          {action}
        </Button>
      </form>
    </FormProvider>
  )
}
