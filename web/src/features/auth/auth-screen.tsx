import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { DoorLayout } from '../../ui/door-layout.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { enter } from './api/enter.ts'
import { messages } from './messages.ts'

const WORDS = {
  'sign-up': {
    title: 'Crea tu cuenta',
    action: 'Prueba Gratuita',
    switch: '¿Ya tienes cuenta? Inicia sesión',
  },
  'sign-in': { title: 'Iniciar Sesión', action: 'Entrar', switch: '¿No tienes cuenta? Regístrate' },
}

export function AuthScreen() {
  const [kind, setKind] = useState<'sign-up' | 'sign-in'>('sign-in')
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const words = WORDS[kind]

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setProblem(await enter(kind, { email, password }))
    setBusy(false)
  }

  function turn(): void {
    setProblem(undefined)
    setKind(kind === 'sign-up' ? 'sign-in' : 'sign-up')
  }

  return (
    <DoorLayout>
      <Card
        title={words.title}
        titleLevel={1}
        footer={
          <Button look="quiet" onPress={turn}>
            {words.switch}
          </Button>
        }
      >
        <form className="flex flex-col gap-6" onSubmit={(event) => void submit(event)} noValidate>
          {problem && <Notice tone="danger">{problem}</Notice>}
          <TextField
            label="Email"
            type="email"
            name="email"
            autoComplete="email"
            value={email}
            onChange={setEmail}
          />
          <PasswordField
            label="Contraseña"
            name="password"
            autoComplete={kind === 'sign-up' ? 'new-password' : 'current-password'}
            value={password}
            onChange={setPassword}
            description={kind === 'sign-up' ? messages.passwordHint : undefined}
          />
          <Button type="submit" isPending={isBusy} fullWidth>
            {words.action}
          </Button>
        </form>
      </Card>
    </DoorLayout>
  )
}
