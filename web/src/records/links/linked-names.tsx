import { fullName } from '@predio/domain/clients'
import type { PropertyLink } from './api/list-links.ts'
import { messages } from './messages.ts'
import { relationshipLabel } from './relationship.ts'

const SHOWN = 2

interface LinkedNamesProps {
  links: readonly PropertyLink[] | undefined
}

export function LinkedNames({ links }: LinkedNamesProps) {
  if (!links) return <p aria-hidden="true" className="h-5" />
  if (links.length === 0) return <p className="text-sm text-ink-soft">{messages.none}</p>
  const more = links.length - SHOWN
  return (
    <ul className="flex flex-col gap-0.5 text-sm">
      {links.slice(0, SHOWN).map((link) => (
        <li key={link.id} className="flex min-w-0 gap-1.5">
          <span className="truncate font-medium">{fullName(link.client)}</span>
          <span className="shrink-0 text-ink-soft">
            · {relationshipLabel(link.relationship_type)}
          </span>
        </li>
      ))}
      {more > 0 && (
        <li className="text-ink-soft">
          y {more} {messages.more}
        </li>
      )}
    </ul>
  )
}
