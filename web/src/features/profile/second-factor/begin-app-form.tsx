import { useRef, useState, type FormEvent } from 'react'
import { useUser } from '../../../lib/session/index.ts'
import { Button } from '../../../ui/button.tsx'
import { FormFailure } from '../../../ui/form-failure.tsx'
import { PasswordField } from '../../../ui/password-field.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { beginApp, type BeginRefusal, type BegunApp } from './api/begin-app.ts'
import { messages } from './messages.ts'

interface BeginAppFormProps {
  asksForPassword: boolean
  /** Names of the other apps. */
  taken: readonly string[]
  onBegun: (app: BegunApp) => void
}

export function BeginAppForm({ asksForPassword, taken, onBegun }: BeginAppFormProps) {
  const { email } = useUser()
  const [name, setName] = useState(() => freeName(taken))
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<BeginRefusal>()
  const [isBusy, setBusy] = useState(false)
  const nameInput = useRef<HTMLInputElement>(null)
  const passwordInput = useRef<HTMLInputElement>(null)

  function refuse(said: BeginRefusal): void {
    setRefusal(said)
    if (said.field === 'name') nameInput.current?.focus()
    if (said.field === 'password') passwordInput.current?.focus()
  }

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (isBusy) return
    setRefusal(undefined)
    const given = name.trim()
    if (given === '') return refuse({ field: 'name', text: messages.nameMissing })
    if (taken.includes(given)) return refuse({ field: 'name', text: messages.nameTaken })
    if (asksForPassword && password === '') {
      return refuse({ field: 'password', text: messages.passwordMissing })
    }
    setBusy(true)
    const begun = await beginApp(given, asksForPassword ? password : undefined)
    setBusy(false)
    if ('id' in begun) onBegun(begun)
    else refuse(begun)
  }

  const faultOf = (field: 'name' | 'password') =>
    refusal?.field === field ? refusal.text : undefined
  return (
    <form noValidate className="flex flex-col gap-6" onSubmit={(event) => void submit(event)}>
      <p className="text-ink-soft">{messages.needsApp}</p>
      <TextField
        label={messages.nameLabel}
        description={messages.nameHint}
        autoComplete="off"
        maxLength={60}
        isRequired
        value={name}
        onChange={setName}
        inputRef={nameInput}
        error={faultOf('name')}
      />
      {asksForPassword && (
        <>
          <input type="text" autoComplete="username" value={email ?? ''} readOnly hidden />
          <PasswordField
            label={messages.passwordLabel}
            description={messages.passwordHint}
            autoComplete="current-password"
            isRequired
            value={password}
            onChange={setPassword}
            inputRef={passwordInput}
            error={faultOf('password')}
          />
        </>
      )}
      {refusal && !refusal.field && <FormFailure>{refusal.text}</FormFailure>}
      <Button type="submit" isPending={isBusy} fullWidth>
        {messages.next}
      </Button>
    </form>
  )
}

function freeName(taken: readonly string[]): string {
  let name: string = messages.defaultName
  for (let count = 2; taken.includes(name); count++) name = `${messages.defaultName} ${count}`
  return name
}
