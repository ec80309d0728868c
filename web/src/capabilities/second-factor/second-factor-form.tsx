import type { Factor } from '@supabase/auth-js'
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { log } from '../../lib/log.ts'
import { useAttempt } from '../../lib/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { FormFailure } from '../../ui/form-failure.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { verifyAppCode, verifyRecoveryCode } from './api/verify-second-factor.ts'
import { messages } from './messages.ts'

interface SecondFactorFormProps {
  apps: readonly Pick<Factor, 'id' | 'friendly_name'>[]
  hasCodes: boolean
  action: string
  look?: 'primary' | 'danger'
  onVerified: (by: 'app' | 'recovery') => void | Promise<void>
  children?: ReactNode
}

export function SecondFactorForm({
  apps,
  hasCodes,
  action,
  look = 'primary',
  onVerified,
  children,
}: SecondFactorFormProps) {
  const [by, setBy] = useState<'app' | 'recovery'>('app')
  const [app, setApp] = useState(apps[0]?.id)
  const [typed, setTyped] = useState({ app: '', recovery: '' })
  const [fault, setFault] = useState<string>()
  const { attempt, isBusy, failure, setFailure } = useAttempt((error) => {
    log.error('A second factor could not be verified', error)
    return messages.failed
  })
  const input = useRef<HTMLInputElement>(null)
  const isApp = by === 'app'

  function type(text: string): void {
    setTyped({ ...typed, [by]: text })
    setFault(undefined)
    setFailure(undefined)
  }

  function change(): void {
    setBy(isApp ? 'recovery' : 'app')
    setFault(undefined)
    setFailure(undefined)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    const missing = faultOf(by, typed[by])
    setFault(missing)
    if (missing) return input.current?.focus()
    await attempt(async () => {
      const refusal = isApp
        ? await verifyAppCode(app ?? apps[0]?.id ?? '', digitsOf(typed.app))
        : await verifyRecoveryCode(typed.recovery)
      if (refusal === undefined) await onVerified(by)
      else setFailure(refusal)
    })
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {isApp && apps.length > 1 && (
        <Select
          label={messages.appLabel}
          options={apps.map(({ id, friendly_name: name }) => ({
            id,
            label: name || messages.unnamedApp,
          }))}
          value={app ?? null}
          onChange={(chosen) => setApp(String(chosen))}
        />
      )}
      <CodeField
        // App codes and recovery codes have separate fields, so that a browser does not offer the values of one for the other.
        key={by}
        isApp={isApp}
        inputRef={input}
        value={typed[by]}
        onChange={type}
        error={fault}
      />
      {failure && <FormFailure>{failure}</FormFailure>}
      <Button type="submit" look={look} isPending={isBusy} fullWidth>
        {action}
      </Button>
      {hasCodes && (
        <Button look="quiet" isDisabled={isBusy} onPress={change}>
          {isApp ? messages.byRecovery : messages.byApp}
        </Button>
      )}
      {children}
    </form>
  )
}

interface CodeFieldProps {
  isApp: boolean
  inputRef: RefObject<HTMLInputElement | null>
  value: string
  onChange: (text: string) => void
  error: string | undefined
}

function CodeField({ isApp, inputRef, ...field }: CodeFieldProps) {
  useEffect(() => inputRef.current?.focus({ preventScroll: true }), [inputRef])
  return (
    <TextField
      label={isApp ? messages.codeLabel : messages.recoveryLabel}
      description={isApp ? messages.codeHint : messages.recoveryHint}
      inputMode={isApp ? 'numeric' : 'text'}
      autoComplete={isApp ? 'one-time-code' : 'off'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck="false"
      name={isApp ? 'one-time-code' : 'recovery-code'}
      inputRef={inputRef}
      isRequired
      {...field}
    />
  )
}

function digitsOf(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '')
}

function faultOf(by: 'app' | 'recovery', typed: string): string | undefined {
  if (by === 'recovery') return typed.trim() === '' ? messages.recoveryMissing : undefined
  return /^\d{6}$/.test(digitsOf(typed)) ? undefined : messages.codeShape
}
