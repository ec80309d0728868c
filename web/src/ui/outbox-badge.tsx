import { CloudUpload } from 'lucide-react'
import type { OutboxEntry } from '../lib/outbox/entry.ts'
import { words } from '../lib/words.ts'
import { Badge } from './badge.tsx'

export function OutboxBadge({ entry: { problem } }: { entry: Pick<OutboxEntry, 'problem'> }) {
  return (
    <Badge
      tone={problem ? 'danger' : 'warning'}
      icon={<CloudUpload aria-hidden="true" className="size-3.5 shrink-0" />}
    >
      {words.unsent}
    </Badge>
  )
}
