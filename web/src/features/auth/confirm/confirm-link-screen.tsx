import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { log } from '../../../lib/log.ts'
import { useSession } from '../../../lib/session/index.ts'
import { useTitle } from '../../../lib/use-title.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { AuthLayout } from '../../../ui/auth-layout.tsx'
import { toast } from '../../../ui/toast.ts'
import { redeemLink, type Redemption } from '../api/redeem-link.ts'
import { ConfirmationRefused } from './confirmation-refused.tsx'
import { ConfirmLinkCard } from './confirm-link-card.tsx'
import { EmailMoved, HalfConfirmed } from './email-confirmed.tsx'
import { LinkExpired } from './link-expired.tsx'
import { owesNewPassword, readMailLink, type MailLink } from '../mail-link.ts'
import { LINK_REFUSALS, messages } from '../messages.ts'
import { DASHBOARD } from '../../../lib/navigation.ts'

export function ConfirmLinkScreen() {
  const { search } = useLocation()
  const link = readMailLink(search)
  return link ? <ConfirmLink key={search} link={link} /> : <Refused {...LINK_REFUSALS.incomplete} />
}

function ConfirmLink({ link }: { link: MailLink }) {
  const session = useSession()
  const navigate = useNavigate()
  const [result, setResult] = useState<Redemption>()
  const [isBusy, setBusy] = useState(false)

  async function redeem(): Promise<void> {
    setBusy(true)
    const redeemed = await tryRedeem(link)
    if (redeemed.kind === 'in') {
      if (link.type === 'signup') toast.success(messages.emailConfirmed)
      const next = owesNewPassword(link) ? '/nueva-contrasena' : DASHBOARD
      return navigate(next, { replace: true })
    }
    setResult(redeemed)
    setBusy(false)
  }

  switch (result?.kind) {
    case 'expired':
      return result.state && link.type === 'signup' ? (
        <ConfirmationRefused
          state={result.state}
          email={link.email}
          signedInAs={session?.user.email}
        />
      ) : (
        <LinkExpired type={link.type} email={link.email} signedInAs={session?.user.email} />
      )
    case 'foreign':
      return <Refused {...LINK_REFUSALS.foreign} />
    case 'half':
      return <HalfConfirmed link={link} signedInAs={session?.user.email} />
    case 'moved':
      return <EmailMoved link={link} signedInAs={session?.user.email} />
    default:
      return (
        <ConfirmLinkCard
          link={link}
          signedInAs={session?.user.email}
          problem={result?.kind === 'failed' ? result.text : undefined}
          isBusy={isBusy}
          onConfirm={() => void redeem()}
        />
      )
  }
}

async function tryRedeem(link: MailLink): Promise<Redemption> {
  try {
    return await redeemLink(link)
  } catch (error) {
    log.error('A mailed link could not be redeemed', error)
    return { kind: 'failed', text: messages.linkFailed }
  }
}

function Refused({ title, text }: { title: string; text: string }) {
  useTitle(title)
  return (
    <AuthLayout>
      <Card title={title} titleLevel={1}>
        <p className="-mt-2 text-ink-soft">{text}</p>
        <ButtonLink href="/login">{messages.goToPredio}</ButtonLink>
      </Card>
    </AuthLayout>
  )
}
