import { CircleQuestionMark, LogOut } from 'lucide-react'
import { useState } from 'react'
import { HELP } from '../../lib/help.ts'
import { lazyDialog } from '../../ui/dialog-on-demand.tsx'
import type { OutboxEntry } from '../../lib/outbox/entry.ts'
import { emptyOutbox, readOutbox } from '../../lib/outbox/outbox.ts'
import { signOut, useUser } from '../../lib/session/index.ts'
import { navEntry } from './nav-styles.ts'
import { PlaceEntries, type PlaceListProps } from './place-list.tsx'
import { messages } from '../messages.ts'

const LeaveDialog = lazyDialog(
  async () => (await import('../../features/outbox/leave-dialog.tsx')).LeaveDialog,
)

export function AccountList(props: Omit<PlaceListProps, 'area'>) {
  const userId = useUser().id
  /** Saves that would be lost; while there are some, the person is asked before signing out. */
  const [unsent, setUnsent] = useState<readonly OutboxEntry[]>([])

  async function leave(): Promise<void> {
    const entries = await readOutbox(userId).catch(() => [])
    if (entries.length === 0) return signOut()
    setUnsent(entries)
  }

  return (
    <ul className="flex flex-col gap-0.5">
      <PlaceEntries area="account" {...props} />
      <li>
        {/* The help is not part of the app, so it opens in a new tab. */}
        <a href={HELP} target="_blank" onClick={props.onFollow} className={navEntry(false)}>
          <CircleQuestionMark aria-hidden="true" />
          {messages.help}
        </a>
      </li>
      <li>
        <button type="button" onClick={() => void leave()} className={navEntry(false)}>
          <LogOut aria-hidden="true" />
          {messages.signOut}
        </button>
        {unsent.length > 0 && (
          <LeaveDialog
            entries={unsent}
            onStay={() => setUnsent([])}
            onLeave={() => discardAndSignOut(userId)}
          />
        )}
      </li>
    </ul>
  )
}

/** OFF-05: after signing out no data of the person may be readable on the device. */
async function discardAndSignOut(userId: string): Promise<void> {
  await emptyOutbox(userId)
  await signOut()
}
