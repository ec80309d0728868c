import { useState } from 'react'
import { recordTarget, useOpenInstead } from '../../../lib/navigation.ts'
import { MergeForm, MergeFrame } from '../merge/merge-form.tsx'

interface MergeRoundProps {
  ids: readonly string[]
  onClose: (hasMerged: boolean) => void
}

/** BULK-10: the agent agrees to each merge of two clients; the client that remains is merged with the next one. */
export function MergeRound({ ids, onClose }: MergeRoundProps) {
  const [left, setLeft] = useState(ids)
  const openInstead = useOpenInstead('clientes')
  const [first, second, ...others] = left
  if (first === undefined || second === undefined) return null
  const cancel = () => onClose(left.length < ids.length)

  function goOn(stayingId: string): void {
    if (others.length > 0) return setLeft([stayingId, ...others])
    onClose(true)
    openInstead(recordTarget('clientes', stayingId))
  }

  return (
    <MergeFrame onClose={cancel}>
      <MergeForm
        key={`${first} ${second}`}
        ids={[first, second]}
        onClose={cancel}
        onMerged={goOn}
      />
    </MergeFrame>
  )
}
