import type { ReactNode } from 'react'
import { FormProvider, type FieldValues } from 'react-hook-form'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form-failure.tsx'
import type { AuthForm as AuthFormState } from './use-auth-form.ts'

interface AuthFormProps<Values extends FieldValues> {
  state: AuthFormState<Values>
  action: string
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
        {children}
        {problem && (
          <FormFailure>
            {problem}
            {remedy && <> {remedy}</>}
          </FormFailure>
        )}
        <Button type="submit" isPending={isBusy} fullWidth>
          {action}
        </Button>
      </form>
    </FormProvider>
  )
}
