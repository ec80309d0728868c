import { CircleAlert } from 'lucide-react'
import { words } from '../../lib/words.ts'
import { messages } from '../../records/own-data/messages.ts'
import type { LocalRecords } from '../../records/own-data/use-local-records.ts'
import { BannerLine } from '../../ui/banner-line.tsx'
import { Button } from '../../ui/button.tsx'

const TEXTS = { properties: messages.localFailed, links: messages.linksFailed }

/** A failed read of the agent's own data must not look like an empty list. */
export function RecordsNotice({ failed, retry }: Pick<LocalRecords, 'failed' | 'retry'>) {
  if (failed === null) return null
  return (
    <BannerLine
      tone="danger"
      icon={<CircleAlert aria-hidden="true" />}
      action={
        <Button look="secondary" size="small" onPress={retry}>
          {words.retry}
        </Button>
      }
    >
      {TEXTS[failed]}
    </BannerLine>
  )
}
