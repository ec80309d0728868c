import { useRef, useState } from 'react'
import { describeSaveFailure, useSaveClient } from '../api/save-client.ts'
import type { ClientRecord } from '../api/read-client.ts'
import { messages } from '../messages.ts'
import type { ClientFormValues } from './client-form-schema.ts'

export interface Conflict {
  theirs: ClientRecord
  mine: ClientFormValues
}

/** One save at a time, what went wrong with it, and what somebody else saved meanwhile. */
export function useSubmitClient(
  loaded: ClientRecord | undefined,
  newId: string,
  onSaved: (client: ClientRecord) => void,
) {
  const mutation = useSaveClient()
  const [problem, setProblem] = useState<string>()
  const [conflict, setConflict] = useState<Conflict>()
  // A second press may come before the button shows that the first one counted.
  const isBusy = useRef(false)

  async function save(values: ClientFormValues, over: ClientRecord | undefined = loaded) {
    if (isBusy.current) return
    isBusy.current = true
    setProblem(undefined)
    try {
      const id = loaded?.id ?? newId
      const saved = await mutation.mutateAsync({ id, loaded: over, values })
      if (saved.kind === 'saved') onSaved(saved.row)
      else if (saved.kind === 'gone') setProblem(messages.updateNotVerified)
      setConflict(saved.kind === 'conflict' ? { theirs: saved.theirs, mine: values } : undefined)
    } catch (error) {
      setConflict(undefined)
      setProblem(describeSaveFailure(error))
    } finally {
      isBusy.current = false
    }
  }

  return {
    save: (values: ClientFormValues) => save(values),
    /** After the person has seen what the other saved: over exactly that. */
    saveOver: (values: ClientFormValues, theirs: ClientRecord) => void save(values, theirs),
    problem,
    conflict,
    forgetConflict: () => setConflict(undefined),
    isPending: mutation.isPending,
  }
}
