import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { log } from './log.ts'
import { findDifferences, type Difference, type Saved } from './save-row.ts'

interface GuardedSave<Row, Form extends FieldValues, Field extends keyof Form & string> {
  form: UseFormReturn<Form>
  /** As it was read; a new record has none. */
  row: Row | undefined
  save: (values: Form, base: Row | undefined) => Promise<Saved<Row>>
  onSaved: (row: Row) => void
  toForm: (row: Row) => Form
  labels: Record<Field, string>
  /** The form's values as a person reads them. */
  describe: (values: Form) => Record<Field, string>
}

interface Conflict<Row, Field extends string> {
  theirs: Row
  differences: Difference<Field>[]
}

/** Saves what a form holds once, and never over something the person has not seen. */
export function useGuardedSave<Row, Form extends FieldValues, Field extends keyof Form & string>({
  form,
  row,
  save,
  onSaved,
  toForm,
  labels,
  describe,
}: GuardedSave<Row, Form, Field>) {
  const base = useRef(row)
  // A second press may come before the button shows that the first one counted.
  const isBusy = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown } | 'gone'>()
  const [conflict, setConflict] = useState<Conflict<Row, Field>>()

  async function submit(values: Form): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setSaving(true)
    setFailure(undefined)
    try {
      take(await save(values, base.current), values)
    } catch (error) {
      log.error('record not saved', error)
      setFailure({ error })
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }

  function take(saved: Saved<Row>, mine: Form): void {
    switch (saved.kind) {
      case 'saved':
        return onSaved(saved.row)
      case 'gone':
        return setFailure('gone')
      case 'conflict': {
        const texts = {
          base: describe(base.current ? toForm(base.current) : mine),
          theirs: describe(toForm(saved.theirs)),
          mine: describe(mine),
        }
        return setConflict({
          theirs: saved.theirs,
          differences: findDifferences(labels, texts),
        })
      }
    }
  }

  /** What the person leaves to the others comes into the form; then it is saved over what they have seen. */
  async function choose(theirFields: readonly Field[]): Promise<void> {
    if (!conflict) return
    const theirs = toForm(conflict.theirs)
    const kept = Object.fromEntries(theirFields.map((field) => [field, theirs[field]]))
    form.reset({ ...form.getValues(), ...kept }, { keepDefaultValues: true })
    base.current = conflict.theirs
    setConflict(undefined)
    await form.handleSubmit(submit)()
  }

  return {
    submit,
    isSaving,
    failure,
    conflict: conflict && {
      differences: conflict.differences,
      onCancel: () => setConflict(undefined),
      onChoose: (fields: readonly Field[]) => void choose(fields),
    },
  }
}
