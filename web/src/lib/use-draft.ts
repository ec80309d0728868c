import { useState } from 'react'
import { readDraft, saveDraft } from './drafts.ts'
import { useUser } from './session/index.ts'

/** `read` validates the stored value, which an older release may have written. */
export function useDraft<Value>(
  name: string,
  read: (stored: unknown) => Value,
): [Value, (value: Value) => void] {
  const { id } = useUser()
  const [value, setValue] = useState(() => read(readDraft(name, id)))
  return [
    value,
    (next) => {
      setValue(next)
      saveDraft(name, id, next)
    },
  ]
}
