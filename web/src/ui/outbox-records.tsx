import type { ReactNode } from 'react'
import { newRecords } from '../lib/outbox/with-outbox.ts'
import type { OutboxEntry } from '../lib/outbox/entry.ts'
import { words } from '../lib/words.ts'

interface OutboxRecordsProps<Entry> {
  unsent: readonly Entry[]
  renderItem: (entry: Entry) => ReactNode
}

/** OUT-02: new records stand above the list, because its filters and its order are applied by the server. */
export function OutboxRecords<Entry extends OutboxEntry>({
  unsent,
  renderItem,
}: OutboxRecordsProps<Entry>) {
  const entries = newRecords(unsent)
  if (entries.length === 0) return null
  return (
    <ul
      aria-label={words.unsent}
      className="flex flex-col divide-y divide-line rounded-lg border border-dashed border-line-strong bg-card print:hidden"
    >
      {entries.map((entry) => (
        <li key={entry.id}>{renderItem(entry)}</li>
      ))}
    </ul>
  )
}
