import type { OpenSession } from '../../../capabilities/profile/api/list-sessions.ts'
import { messages } from './messages.ts'
import { SessionRow } from './session-row.tsx'

interface SessionsListProps {
  sessions: readonly OpenSession[]
  now: Date
  zone: string
  onClose: (id: string) => Promise<void>
}

export function SessionsList({ sessions, ...shared }: SessionsListProps) {
  return (
    <ul aria-label={messages.listLabel} className="flex flex-col divide-y divide-line">
      {sessions.map((session) => (
        <SessionRow key={session.id} session={session} {...shared} />
      ))}
    </ul>
  )
}
