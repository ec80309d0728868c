import { useState } from 'react'
import { deployment } from '../../../lib/deployment.ts'
import { ADDRESSES, SOURCES_PART } from '../../../lib/navigation.ts'
import {
  useProspectToken,
  useReplaceProspectAddress,
} from '../../../records/prospects/api/addresses.ts'
import { LINK_KINDS } from '../../../records/public-links/kinds.ts'
import { LastingAddress } from '../../../records/public-links/lasting-address.tsx'
import { AnchoredPart } from '../../../ui/anchored-part.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Card } from '../../../ui/card.tsx'
import { toast } from '../../../ui/toast.ts'
import { sendTest } from './api/send-test.ts'
import { ContactForm } from './contact-form.tsx'
import { HowTo } from './guide/how-to.tsx'
import { messages } from './messages.ts'
import { SourceList } from './source-list.tsx'

const { addressOf, texts } = LINK_KINDS.prospects

/** The card shows where prospects come from: the secret address, the agent's own form, and the rules of each source. */
export function SourcesCard({ siteUrl }: { siteUrl: string | null }) {
  return (
    <AnchoredPart id={SOURCES_PART} focused="input" className="scroll-mt-24">
      <Card title={messages.title}>
        <SecretAddress />
        <ContactForm siteUrl={siteUrl} />
        <SourceList />
      </Card>
    </AnchoredPart>
  )
}

function SecretAddress() {
  const { data: token, error, isPending, refetch } = useProspectToken('prospects')
  const replace = useReplaceProspectAddress('prospects')
  const url = token && addressOf(deployment().supabaseUrl.replace(/\/$/, ''), token)
  return (
    <section className="flex flex-col gap-4">
      <p className="text-ink-soft">{messages.intro}</p>
      {token === null && (
        <Button
          isPending={replace.isPending}
          onPress={() =>
            replace.mutate(undefined, { onError: () => toast.error(messages.makeFailed) })
          }
        >
          {messages.make}
        </Button>
      )}
      {!isPending && token !== null && (
        <>
          <LastingAddress
            label={messages.secret}
            url={url}
            error={error}
            failed={messages.addressFailed}
            onRetry={() => void refetch()}
            texts={texts.replace}
            onReplace={() => replace.mutateAsync()}
            opens={false}
          />
          <p className="text-sm text-ink-soft">{messages.secretHint}</p>
        </>
      )}
      {url && (
        <>
          <TestButton url={url} />
          <HowTo address={url} />
        </>
      )}
    </section>
  )
}

function TestButton({ url }: { url: string }) {
  const [isSending, setSending] = useState(false)

  async function send(): Promise<void> {
    setSending(true)
    try {
      await sendTest(url)
      toast.success(messages.testDone)
    } catch {
      toast.error(messages.testFailed)
    }
    setSending(false)
  }

  return (
    <div className="flex flex-wrap gap-3">
      <Button
        look="secondary"
        isPending={isSending}
        pendingLabel={messages.testing}
        onPress={() => void send()}
      >
        {messages.test}
      </Button>
      <ButtonLink look="quiet" href={ADDRESSES.prospects}>
        {messages.seeInbox}
      </ButtonLink>
    </div>
  )
}
