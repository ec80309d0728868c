import { ADDRESSES } from '../../lib/navigation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Card } from '../../ui/card.tsx'
import { messages } from './messages.ts'

export function AgentSiteProfileCard() {
  return (
    <Card title={messages.title}>
      <p className="-mt-4 text-sm text-ink-soft">{messages.intro}</p>
      <div>
        <ButtonLink look="secondary" href={ADDRESSES.agentSite}>
          {messages.goToSite}
        </ButtonLink>
      </div>
    </Card>
  )
}
