import { useState } from 'react'
import { readDraft, saveDraft } from './drafts.ts'
import { useUser } from './session/index.ts'

/** A value of this tab and this person: a list is found as it was left. `read` judges what an older version may have stored. */
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
