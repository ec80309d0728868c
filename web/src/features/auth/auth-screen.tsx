import { useState, type FormEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
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
  const [credentials, setCredentials] = useState({ email: '', password: '' })
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const words = WORDS[kind]

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    setBusy(true)
    setProblem(await enter(kind, credentials))
    setBusy(false)
  }

  return (
    <Card title={words.title}>
      <form className="flex flex-col gap-5" onSubmit={(event) => void submit(event)} noValidate>
        {problem && (
          <p role="alert" className="rounded-xl bg-attention-soft px-4 py-3 text-attention">
            {problem}
          </p>
        )}
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          value={credentials.email}
          onChange={(event) => setCredentials({ ...credentials, email: event.target.value })}
        />
        <TextField
          label="Contraseña"
          type="password"
          autoComplete={kind === 'sign-up' ? 'new-password' : 'current-password'}
          value={credentials.password}
          onChange={(event) => setCredentials({ ...credentials, password: event.target.value })}
          {...(kind === 'sign-up' && { hint: messages.passwordHint })}
        />
        <Button type="submit" disabled={busy}>
          {words.action}
        </Button>
      </form>
      <Button
        look="quiet"
        onClick={() => {
          setProblem(undefined)
          setKind(kind === 'sign-up' ? 'sign-in' : 'sign-up')
        }}
      >
        {words.switch}
      </Button>
    </Card>
  )
}
