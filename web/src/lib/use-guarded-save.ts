import { useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { log } from './log.ts'
import { readyToSave } from './ready-to-save.ts'
import { mergeFields, type Difference, type Saved } from './save-row.ts'

interface GuardedSave<Row, Form extends FieldValues, Values, Field extends keyof Form & string> {
  form: UseFormReturn<Form, unknown, Values>
  /** As it was read; a new record has none. */
  row: Row | undefined
  save: (values: Values, base: Row | undefined) => Promise<Saved<Row>>
  onSaved: (row: Row) => void
  toForm: (row: Row) => Form
  labels: Record<Field, string>
  /** The form's values as a person reads them. */
  describe: (values: Form) => Record<Field, string>
}

interface Conflict<Row, Field extends string> {
  theirs: Row
  /** Changed only elsewhere. */
  onlyTheirs: readonly Field[]
  differences: Difference<Field>[]
}

/**
 * Saves what a form holds once, and never over something the person has not seen. What somebody else changed meanwhile is
 * merged field by field; the person is asked only where both changed the same one.
 */
export function useGuardedSave<
  Row,
  Form extends FieldValues,
  Values,
  Field extends keyof Form & string,
>({ form, row, save, onSaved, toForm, labels, describe }: GuardedSave<Row, Form, Values, Field>) {
  const base = useRef(row)
  // A second press may come before the button shows that the first one counted.
  const isBusy = useRef(false)
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown } | 'gone'>()
  const [conflict, setConflict] = useState<Conflict<Row, Field>>()

  async function submit(values: Values): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    setSaving(true)
    setFailure(undefined)
    try {
      await readyToSave()
      await attempt(values)
    } catch (error) {
      log.error('record not saved', error)
      setFailure({ error })
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }

  async function attempt(values: Values): Promise<void> {
    const saved = await save(values, base.current)
    switch (saved.kind) {
      case 'saved':
        return onSaved(saved.row)
      case 'gone':
        return setFailure('gone')
      case 'conflict': {
        const mine = form.getValues()
        const { theirs: onlyTheirs, conflicts } = mergeFields(labels, {
          base: describe(base.current ? toForm(base.current) : mine),
          theirs: describe(toForm(saved.theirs)),
          mine: describe(mine),
        })
        if (conflicts.length > 0) {
          return setConflict({ theirs: saved.theirs, onlyTheirs, differences: conflicts })
        }
        takeTheirs(saved.theirs, onlyTheirs)
        return form.handleSubmit(attempt)()
      }
    }
  }

  /** Brings fields of the saved row into the form, which is saved over exactly that row from now on. */
  function takeTheirs(current: Row, fields: readonly Field[]): void {
    const theirs = toForm(current)
    const taken = Object.fromEntries(fields.map((field) => [field, theirs[field]]))
    form.reset({ ...form.getValues(), ...taken }, { keepDefaultValues: true })
    base.current = current
  }

  async function choose(theirFields: readonly Field[]): Promise<void> {
    if (!conflict) return
    takeTheirs(conflict.theirs, [...conflict.onlyTheirs, ...theirFields])
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
