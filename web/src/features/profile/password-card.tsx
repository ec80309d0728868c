import { Card } from '../../ui/card.tsx'
import { PasswordForm } from './password-form.tsx'
import { messages } from './messages.ts'

export function PasswordCard() {
  return (
    <Card title={messages.changePassword}>
      <p className="-mt-4 text-sm text-ink-soft">{messages.passwordIntro}</p>
      <PasswordForm />
    </Card>
  )
}
