import { useEffect } from 'react'
import { log } from '../../lib/log.ts'
import { appsOf, hasRecoveryCodes, signOut, useSession } from '../../lib/session/index.ts'
import { useTitle } from '../../lib/use-title.ts'
import { readCodesLeft } from '../../capabilities/second-factor/api/read-codes-left.ts'
import { codesLeft } from '../../capabilities/second-factor/messages.ts'
import { SecondFactorForm } from '../../capabilities/second-factor/second-factor-form.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AuthLayout } from '../../ui/auth-layout.tsx'
import { toast } from '../../ui/toast.ts'
import { followFactors } from './api/follow-factors.ts'
import { messages } from './messages.ts'
import { words } from '../../lib/words.ts'

export function SecondStepScreen() {
  useTitle(messages.secondStepTitle)
  const session = useSession()

  useEffect(() => {
    followFactors().catch((error: unknown) => log.warn('The factors were not read', error))
  }, [])

  return (
    <AuthLayout showsOffer={false}>
      <Card
        title={messages.secondStepTitle}
        titleLevel={1}
        footer={
          <Button look="quiet" onPress={() => void signOut()}>
            {messages.signOut}
          </Button>
        }
      >
        <p className="-mt-2 text-ink-soft">
          {messages.secondStepText} <strong className="break-words">{session?.user.email}</strong>.
        </p>
        <SecondFactorForm
          apps={appsOf(session)}
          hasCodes={hasRecoveryCodes(session)}
          action={words.continue}
          onVerified={(by) => (by === 'recovery' ? describeCodesLeft() : undefined)}
        />
      </Card>
    </AuthLayout>
  )
}

/** If the count cannot be read nothing is shown, because the person is signed in, and Perfil shows the codes. */
async function describeCodesLeft(): Promise<void> {
  const left = await readCodesLeft().catch(() => null)
  toast.success(`${messages.enteredByCode}${left ? ` ${codesLeft(left.remaining)}` : ''}`)
}
