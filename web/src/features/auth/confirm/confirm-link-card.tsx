import { ArrowDown } from 'lucide-react'
import { useTitle } from '../../../lib/use-title.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { AuthLayout } from '../../../ui/auth-layout.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { MailLink } from '../mail-link.ts'
import { LINK_WORDS, messages, otherStays, otherWillLeave } from '../messages.ts'
import { DASHBOARD } from '../../../lib/navigation.ts'

interface ConfirmLinkCardProps {
  link: MailLink
  signedInAs: string | undefined
  problem: string | undefined
  isBusy: boolean
  onConfirm: () => void
}

/** ACC-36: the link is redeemed only when the button is pressed. */
export function ConfirmLinkCard({
  link,
  signedInAs,
  problem,
  isBusy,
  onConfirm,
}: ConfirmLinkCardProps) {
  const { title, text, action } = LINK_WORDS[link.type]
  useTitle(title)
  const other = signedInAs !== undefined && signedInAs !== link.email ? signedInAs : undefined
  const replaces = other !== undefined && link.type !== 'email_change'
  return (
    <AuthLayout showsOffer={signedInAs === undefined}>
      <Card title={title} titleLevel={1}>
        <div className="-mt-2 flex flex-col gap-3">
          <p className="text-ink-soft">{text}</p>
          <Address email={link.email} />
          {link.newEmail && (
            <>
              <ArrowDown aria-label="a" className="size-5 text-ink-soft" />
              <Address email={link.newEmail} />
            </>
          )}
        </div>
        {problem && <Notice tone="danger">{problem}</Notice>}
        {other && (
          <Notice tone={replaces ? 'warning' : 'info'}>
            {replaces ? otherWillLeave(other, link.email) : otherStays(other)}
          </Notice>
        )}
        <div className="flex flex-col gap-3">
          <Button isPending={isBusy} fullWidth onPress={onConfirm}>
            {replaces ? messages.replaceSession : action}
          </Button>
          {other && (
            <ButtonLink href={DASHBOARD} look="quiet">
              {messages.keepSession}
            </ButtonLink>
          )}
        </div>
      </Card>
    </AuthLayout>
  )
}

function Address({ email }: { email: string }) {
  return <p className="font-semibold wrap-anywhere">{email}</p>
}
