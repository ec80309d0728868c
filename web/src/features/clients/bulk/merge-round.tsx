import { useState } from 'react'
import { MergeForm, MergeFrame } from '../merge/merge-form.tsx'

interface MergeRoundProps {
  ids: readonly string[]
  onClose: () => void
}

/** BULK-10: two at a time, each merge agreed to; what stays is merged with the next one. */
export function MergeRound({ ids, onClose }: MergeRoundProps) {
  const [[first, second, ...others], setLeft] = useState(ids)
  if (first === undefined || second === undefined) return null
  return (
    <MergeFrame onClose={onClose}>
      <MergeForm
        key={`${first} ${second}`}
        ids={[first, second]}
        onClose={onClose}
        {...(others.length > 0 && { onMerged: (kept: string) => setLeft([kept, ...others]) })}
      />
    </MergeFrame>
  )
}
