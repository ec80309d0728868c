import { useState } from 'react'
import { recentReference } from '../lib/failure-reference.ts'
import { messages } from './messages.ts'

/** Below a text about something that failed: where the server failed, what support finds the failure by. */
export function FailureReference() {
  // What failed when the text came; a later failure has a text of its own.
  const [reference] = useState(() => recentReference())
  if (!reference) return null
  return (
    <span className="mt-1 block text-xs font-normal break-words select-all">
      {messages.reference(reference)}
    </span>
  )
}
