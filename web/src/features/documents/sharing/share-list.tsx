import { fullName } from '@predio/domain/clients'
import { shareState } from '@predio/domain/documents'
import { useState } from 'react'
import { useNow } from '../../../lib/use-now.ts'
import { useRevokeLink } from '../../../records/public-links/api/change-link.ts'
import { LinkQuestion } from '../../../records/public-links/link-question.tsx'
import { LinkState } from '../../../records/public-links/link-state.tsx'
import { linkTexts, messages as linkMessages } from '../../../records/public-links/messages.ts'
import { Button } from '../../../ui/button.tsx'
import { PartFailure } from '../../../ui/part-failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useShares, type Share } from './api/list-shares.ts'
import { messages } from './messages.ts'

const { revoke: texts } = linkTexts.document

export function ShareList({ documentId }: { documentId: string }) {
  const { data, isPending, refetch } = useShares(documentId)
  if (isPending) return <Skeleton shape="block" className="h-16" />
  if (!data) {
    return <PartFailure text={messages.loadFailed} onRetry={() => void refetch()} />
  }
  if (data.length === 0) return <p className="text-ink-soft">{messages.none}</p>
  return (
    <ul aria-label={messages.links} className="flex flex-col divide-y divide-line">
      {data.map((share) => (
        <ShareItem key={share.id} share={share} />
      ))}
    </ul>
  )
}

function ShareItem({ share }: { share: Share }) {
  const isActive = shareState(share, useNow()) === 'active'
  const revoke = useRevokeLink('document', share.id)
  const [isAsking, setAsking] = useState(false)
  const { client, shared_email: email } = share
  const whom = [client && fullName(client), email].filter(Boolean).join(' · ')
  const name = whom || linkMessages.anyone
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 first:pt-0 last:pb-0">
      <div className="flex min-w-0 flex-1 basis-56 flex-col gap-1">
        <span className="font-medium wrap-anywhere">{name}</span>
        <LinkState link={share} />
      </div>
      {isActive && (
        <Button
          look="secondary"
          size="small"
          aria-label={messages.revokeLabel(name)}
          onPress={() => setAsking(true)}
        >
          {texts.label}
        </Button>
      )}
      {isAsking && (
        <LinkQuestion
          texts={texts}
          onConfirm={() => revoke.mutateAsync()}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  )
}
