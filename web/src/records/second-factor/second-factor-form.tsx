import type { Factor } from '@supabase/supabase-js'
import { useEffect, useRef, useState, type FormEvent, type ReactNode, type RefObject } from 'react'
import { log } from '../../lib/log.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { showAppCode, showRecoveryCode } from './api/show-second-factor.ts'
import { messages } from './messages.ts'

interface SecondFactorFormProps {
  apps: readonly Pick<Factor, 'id' | 'friendly_name'>[]
  /** Whether the person has recovery codes to use instead. */
  hasCodes: boolean
  action: string
  look?: 'primary' | 'danger'
  /** After the code was right; the button stays busy until it is done. */
  onShown: (by: 'app' | 'recovery') => void | Promise<void>
  /** Beside the button: a way out. */
  children?: ReactNode
}

/** Six digits from the app, or one of the recovery codes. What was typed stays when the server refuses it. */
export function SecondFactorForm({
  apps,
  hasCodes,
  action,
  look = 'primary',
  onShown,
  children,
}: SecondFactorFormProps) {
  const [by, setBy] = useState<'app' | 'recovery'>('app')
  const [app, setApp] = useState(apps[0]?.id)
  const [typed, setTyped] = useState({ app: '', recovery: '' })
  const [fault, setFault] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const isApp = by === 'app'

  function type(text: string): void {
    setTyped({ ...typed, [by]: text })
    setFault(undefined)
    setProblem(undefined)
  }

  function change(): void {
    setBy(isApp ? 'recovery' : 'app')
    setFault(undefined)
    setProblem(undefined)
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    const missing = faultOf(by, typed[by])
    setFault(missing)
    if (missing) return input.current?.focus()
    setBusy(true)
    setProblem(undefined)
    try {
      const refusal = isApp
        ? await showAppCode(app ?? apps[0]?.id ?? '', digitsOf(typed.app))
        : await showRecoveryCode(typed.recovery)
      if (refusal === undefined) await onShown(by)
      else setProblem(refusal)
    } catch (error) {
      log.error('A second factor could not be shown', error)
      setProblem(messages.failed)
    } finally {
      setBusy(false)
    }
  }

  return (
    <form noValidate className="flex flex-col gap-5" onSubmit={(event) => void submit(event)}>
      {problem && <Notice tone="danger">{problem}</Notice>}
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
        // Another field, not another label: what a browser offered for one is not for the other.
        key={by}
        isApp={isApp}
        inputRef={input}
        value={typed[by]}
        onChange={type}
        error={fault}
      />
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
  // The one thing to do here: the keyboard is in it as soon as it is there.
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

/** Apps show '123 456'. */
function digitsOf(typed: string): string {
  return typed.replaceAll(/[\s-]/g, '')
}

function faultOf(by: 'app' | 'recovery', typed: string): string | undefined {
  if (by === 'recovery') return typed.trim() === '' ? messages.recoveryMissing : undefined
  return /^\d{6}$/.test(digitsOf(typed)) ? undefined : messages.codeShape
}
