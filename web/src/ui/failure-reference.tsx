import { useState } from 'react'
import { recentReference } from '../lib/failure-reference.ts'
import { messages } from './messages.ts'

export function FailureReference() {
  // The reference is read once, because a later failure is shown in a text of its own.
  const [reference] = useState(() => recentReference())
  if (!reference) return null
  return (
    <span className="mt-1 block text-xs font-normal break-words select-all">
      {messages.reference(reference)}
    </span>
  )
}
