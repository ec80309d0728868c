import { fullName } from '@predio/domain/clients'
import type { Property } from '@predio/domain/properties'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { useEndLink } from './api/end-link.ts'
import type { PropertyLink } from './api/list-links.ts'
import { LinkDialog } from './lazy-link-dialog.tsx'
import { LinkedClient } from './linked-client.tsx'
import { endQuestion, messages } from './messages.ts'
import { relationshipLabel } from './relationship.ts'
import { useToday } from '../../capabilities/profile/use-today.ts'

interface LinkedClientsProps {
  property: Property
  links: readonly PropertyLink[]
}

export function LinkedClients({ property, links }: LinkedClientsProps) {
  const today = useToday()
  const end = useEndLink()
  const [edited, setEdited] = useState<PropertyLink>()
  const [ending, setEnding] = useState<PropertyLink>()

  if (links.length === 0) return <p className="text-ink-soft">{messages.none}</p>
  return (
    <>
      <ul className="flex flex-col divide-y divide-line">
        {links.map((link) => (
          <LinkedClient
            key={link.id}
            link={link}
            onEdit={() => setEdited(link)}
            onEnd={() => setEnding(link)}
          />
        ))}
      </ul>
      {edited && (
        <LinkDialog property={property} link={edited} onClose={() => setEdited(undefined)} />
      )}
      {ending && (
        <ConfirmDialog
          title={messages.endLinkTitle}
          message={endQuestion(
            fullName(ending.client),
            relationshipLabel(ending.relationship_type),
          )}
          confirmLabel={messages.endLink}
          onClose={() => setEnding(undefined)}
          onConfirm={() => end.mutateAsync({ link: ending, today })}
          done={messages.ended}
          failed={messages.endFailed}
        />
      )}
    </>
  )
}
