import { useRef, useState } from 'react'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'
import { log } from './log.ts'
import { describeOutboxFailure } from './outbox/describe-outbox-failure.ts'
import { saveThroughOutbox } from './outbox/save-through-outbox.ts'
import { readyToSave } from './ready-to-save.ts'
import { isDuplicate, mergeFields, type Difference, type Saved } from './save-row.ts'
import { describeSaveFailure, type SaveTexts } from './save-texts.ts'
import { showFault, type Fault } from './show-fault.ts'
import { useAttempt } from './use-attempt.ts'

export const DUPLICATE = 'duplicate'

export interface GuardedSave<Row, Form extends FieldValues, Field extends string> {
  form: UseFormReturn<Form>
  row: Row | undefined
  save: (values: Form, base: Row | undefined) => Promise<Saved<Row>>
  onSaved: (row: Row) => void
  toForm: (row: Row) => Form
  labels: Record<Field, string>
  describe: (values: Form) => Record<Field, string>
  parts?: Partial<Record<Field, readonly (keyof Form & string)[]>>
  texts: SaveTexts
  explain?: (error: unknown) => Fault<Form> | undefined
  uniqueField?: Path<Form>
  /** OUT-01: puts the save into the outbox if the server cannot be reached; without this function the save fails. */
  toOutbox?: (values: Form, base: Row | undefined, wasSent: boolean) => Promise<void>
  onQueued?: () => void
}

interface Conflict<Row, Field extends string> {
  theirs: Row
  onlyTheirs: readonly Field[]
  differences: Difference<Field>[]
}

export interface SaveState<Field extends string = string> {
  isSaving: boolean
  failure: string | undefined
  conflict:
    | {
        differences: Difference<Field>[]
        onCancel: () => void
        onChoose: (theirs: readonly Field[]) => void
      }
    | undefined
}

/**
 * SAVE-05: changes that others made meanwhile are merged field by field; the person decides only if both sides changed the same field.
 */
export function useGuardedSave<Row, Form extends FieldValues, Field extends string>({
  form,
  row,
  save,
  onSaved,
  toForm,
  labels,
  describe,
  parts = {},
  texts,
  explain,
  uniqueField,
  toOutbox,
  onQueued,
}: GuardedSave<Row, Form, Field>): SaveState<Field> & { submit: (values: Form) => Promise<void> } {
  const base = useRef(row)
  const [initial] = useState(() => structuredClone(form.getValues()))
  // The values of the first attempt; if it was stored, values typed since then are an update of it.
  const sent = useRef<Form>(undefined)
  const { attempt, isBusy: isSaving, failure, setFailure } = useAttempt(explainFailure)
  const [conflict, setConflict] = useState<Conflict<Row, Field>>()

  const submit = (values: Form): Promise<void> =>
    attempt(async () => {
      // A save that can be queued checks the connection itself.
      if (!toOutbox) await readyToSave()
      await saveMerged(values)
    })

  async function saveMerged(values: Form): Promise<void> {
    const before = base.current ? toForm(base.current) : (sent.current ?? initial)
    sent.current ??= structuredClone(form.getValues())
    const saved = await saveNow(values)
    switch (saved?.kind) {
      case undefined:
        return onQueued?.()
      case 'saved':
        // If the form stays open, the next save has this version as its base.
        base.current = saved.row
        return onSaved(saved.row)
      case 'gone':
        return setFailure(texts.gone)
      case 'conflict': {
        const { theirs: onlyTheirs, conflicts } = mergeFields(labels, {
          base: describe(before),
          theirs: describe(toForm(saved.theirs)),
          mine: describe(form.getValues()),
        })
        if (conflicts.length > 0) {
          return setConflict({ theirs: saved.theirs, onlyTheirs, differences: conflicts })
        }
        takeTheirs(saved.theirs, onlyTheirs)
        return form.handleSubmit(saveMerged)()
      }
    }
  }

  /** Resolves to undefined if the save was queued in the outbox. */
  async function saveNow(values: Form): Promise<Saved<Row> | undefined> {
    const version = base.current
    if (!toOutbox) return save(values, version)
    return saveThroughOutbox(
      () => save(values, version),
      (wasSent) => toOutbox(values, version, wasSent),
    )
  }

  function explainFailure(error: unknown): string | undefined {
    const message = showFault(form, explain?.(error) ?? describeFailure(error))
    if (isDuplicate(error)) {
      log.refusal('record not saved', error)
      if (uniqueField) form.setError(uniqueField, { type: DUPLICATE, ...(message && { message }) })
    } else {
      log.error('record not saved', error)
    }
    return message
  }

  function describeFailure(error: unknown): string {
    return describeOutboxFailure(error) ?? describeSaveFailure(error, texts, !row)
  }

  function takeTheirs(current: Row, fields: readonly Field[]): void {
    const theirs = toForm(current)
    const names = fields.flatMap((field): readonly string[] => parts[field] ?? [field])
    const taken = Object.fromEntries(names.map((name) => [name, theirs[name]]))
    // The chosen values must replace what was typed, also in a form that otherwise keeps typed values.
    form.reset(
      { ...form.getValues(), ...taken },
      { keepDefaultValues: true, keepDirtyValues: false },
    )
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
      onChoose: (fields) => void choose(fields),
    },
  }
}
