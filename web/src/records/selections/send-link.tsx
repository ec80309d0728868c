import { fullName } from '@predio/domain/clients'
import { SELECTION_MESSAGES } from '@predio/domain/selections'
import { greetingName } from '@predio/domain/text'
import { MadeLink } from '../public-links/made-link.tsx'
import type { SelectionRow } from './api/selection-row.ts'
import { messages } from './messages.ts'

interface SendLinkProps {
  selection: SelectionRow
  token: string
  onDone: () => void
}

export function SendLink({ selection: { id, client }, token, onDone }: SendLinkProps) {
  return (
    <MadeLink
      kind="selection"
      token={token}
      client={client && { id: client.id, label: fullName(client) }}
      textFor={(recipient, url) => SELECTION_MESSAGES.invitation(greetingName(recipient), url)}
      record={{ metadata: { selection_id: id } }}
      other={{ label: messages.done, onPress: onDone }}
    />
  )
}
