import { signOut } from '../../lib/session/index.ts'
import { useTitle } from '../../lib/use-title.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AuthLayout } from '../../ui/auth-layout.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { setPassword } from './api/set-password.ts'
import { AuthForm } from './form/auth-form.tsx'
import { messages } from './messages.ts'
import { NewPasswordField } from './form/new-password-field.tsx'
import { useAuthForm } from './form/use-auth-form.ts'
import { words } from '../../lib/words.ts'

/** The password manager stores the new password under the visible e-mail. */
export function SetPassword({ email }: { email: string }) {
  useTitle(messages.newPasswordTitle)
  async function send({ password }: { password: string }): Promise<string | undefined> {
    const problem = await setPassword(password)
    if (!problem) toast.success(messages.passwordChanged)
    return problem
  }
  const state = useAuthForm<{ password: string }>(
    { password: '' },
    send,
    messages.passwordChangeFailed,
  )
  return (
    <AuthLayout>
      <Card
        title={messages.newPasswordTitle}
        titleLevel={1}
        footer={
          <div className="flex flex-col items-center gap-1 py-1 text-center">
            <Button look="quiet" onPress={() => void signOut()}>
              {messages.leaveWithoutPassword}
            </Button>
            <p className="pb-2 text-sm text-ink-soft">{messages.passwordNotChosen}</p>
          </div>
        }
      >
        <AuthForm state={state} action={messages.savePassword}>
          <TextField
            label={words.email}
            type="email"
            autoComplete="username"
            value={email}
            isReadOnly
          />
          <NewPasswordField label={messages.newPassword} />
        </AuthForm>
      </Card>
    </AuthLayout>
  )
}
