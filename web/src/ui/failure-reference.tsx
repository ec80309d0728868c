import { useState } from 'react'
import { recentReference } from '../lib/failure-reference.ts'
import { messages } from './messages.ts'

export function FailureReference() {
  // A later failure has a text of its own, so the reference stays as it was.
  const [reference] = useState(() => recentReference())
  if (!reference) return null
  return (
    <span className="mt-1 block text-xs font-normal break-words select-all">
      {messages.reference(reference)}
    </span>
  )
}
