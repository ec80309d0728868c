import { useRef, useState } from 'react'
import { mergeFields, type Difference } from '../../../lib/save-row.ts'
import { describeSaveFailure, useSaveClient } from '../api/save-client.ts'
import type { ClientRecord } from '../api/read-client.ts'
import { messages } from '../messages.ts'
import { toFormValues, type ClientFormValues } from './client-form-schema.ts'
import { describeClient, FIELD_LABELS, takeTheirs, type DescribedField } from './describe-client.ts'

interface Conflict {
  theirs: ClientRecord
  /** The person's values, with what only the other changed. */
  merged: ClientFormValues
  differences: Difference<DescribedField>[]
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
      await attempt(values, over)
    } catch (error) {
      setConflict(undefined)
      setProblem(describeSaveFailure(error))
    } finally {
      isBusy.current = false
    }
  }

  /** Over exactly the row that was seen; what only the other changed is kept without a question. */
  async function attempt(values: ClientFormValues, over: ClientRecord | undefined): Promise<void> {
    const id = loaded?.id ?? newId
    const saved = await mutation.mutateAsync({ id, loaded: over, values })
    setConflict(undefined)
    if (saved.kind === 'saved') return onSaved(saved.row)
    if (saved.kind === 'gone' || !over) return setProblem(messages.updateNotVerified)
    const { theirs } = saved
    const theirValues = toFormValues(theirs)
    const merge = mergeFields(FIELD_LABELS, {
      base: describeClient(toFormValues(over)),
      theirs: describeClient(theirValues),
      mine: describeClient(values),
    })
    const merged = takeTheirs(values, theirValues, merge.theirs)
    if (merge.conflicts.length === 0) return attempt(merged, theirs)
    return setConflict({ theirs, merged, differences: merge.conflicts })
  }

  return {
    save: (values: ClientFormValues) => save(values),
    problem,
    conflict: conflict && {
      differences: conflict.differences,
      onCancel: () => setConflict(undefined),
      onChoose: (fields: readonly DescribedField[]) =>
        void save(
          takeTheirs(conflict.merged, toFormValues(conflict.theirs), fields),
          conflict.theirs,
        ),
    },
    isPending: mutation.isPending,
  }
}
