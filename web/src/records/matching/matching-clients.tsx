import { fullName, matchClients } from '@predio/domain/clients'
import type { Property } from '@predio/domain/properties'
import { greetingName } from '@predio/domain/text'
import { listingOffer } from '@predio/domain/whatsapp'
import { MessageCircle } from 'lucide-react'
import { useMemo, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { PartFailure } from '../../ui/part-failure.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Link } from '../../ui/link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { WhatsAppDialog } from '../whatsapp/whatsapp-dialog.tsx'
import { useSearchingClients, type Searcher } from './api/list-searching-clients.ts'
import { messages } from './messages.ts'
import { linkTo, recordTarget } from '../../lib/navigation.ts'

const PAGE_SIZE = 6

export function MatchingClients({ property }: { property: Property }) {
  return (
    <Card title={messages.clients} titleLevel={3} padding="compact">
      <FittingClients property={property} />
    </Card>
  )
}

function FittingClients({ property }: { property: Property }) {
  const { data, isPending, refetch } = useSearchingClients()
  const matches = useMemo(() => (data ? matchClients(property, data) : []), [property, data])
  const [shown, setShown] = useState(PAGE_SIZE)
  const [offered, setOffered] = useState<Searcher>()

  if (isPending) return <Skeleton shape="block" className="h-24" />
  if (!data) {
    return <PartFailure text={messages.clientsFailed} onRetry={() => void refetch()} />
  }
  if (matches.length === 0) return <p className="text-ink-soft">{messages.noClients}</p>
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={messages.clients} className="flex flex-col divide-y divide-line">
        {matches.slice(0, shown).map(({ client, score, reasons }) => (
          <li key={client.id} className="flex items-center gap-3 py-3 first:pt-0">
            <div className="flex min-w-0 flex-1 flex-col gap-1">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Link {...linkTo(recordTarget('clientes', client.id))}>{fullName(client)}</Link>
                <Badge tone={score >= 80 ? 'success' : 'info'}>{messages.score(score)}</Badge>
              </span>
              <span className="text-sm text-ink-soft">{reasons.join(' · ')}</span>
            </div>
            <IconButton
              label={messages.offer(client.first_name)}
              icon={<MessageCircle aria-hidden="true" />}
              onPress={() => setOffered(client)}
            />
          </li>
        ))}
      </ul>
      {shown < matches.length && (
        <div className="flex justify-center">
          <Button look="quiet" onPress={() => setShown(shown + PAGE_SIZE)}>
            {messages.showMore}
          </Button>
        </div>
      )}
      {offered && (
        <WhatsAppDialog
          client={offered}
          text={listingOffer(greetingName(offered), [property])}
          onClose={() => setOffered(undefined)}
        />
      )}
    </div>
  )
}
