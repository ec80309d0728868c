import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { messages } from '../../records/own-data/messages.ts'
import type { LocalRecords } from '../../records/own-data/use-local-records.ts'
import { words } from '../../lib/words.ts'

const TEXTS = { properties: messages.localFailed, links: messages.linksFailed }

/** A failed read of the agent's own data must not look like none. */
export function RecordsNotice({ failed, retry }: Pick<LocalRecords, 'failed' | 'retry'>) {
  if (failed === null) return null
  return (
    <Notice tone="danger">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        {TEXTS[failed]}
        <Button look="secondary" size="small" onPress={retry}>
          {words.retry}
        </Button>
      </div>
    </Notice>
  )
}
