import { useState, type ComponentProps } from 'react'
import type { FieldValues } from 'react-hook-form'
import { newId } from '../lib/new-id.ts'
import { discardEntries } from '../lib/outbox/outbox.ts'
import { useGuardedSave, type GuardedSave } from '../lib/use-guarded-save.ts'
import { words } from '../lib/words.ts'
import type { RecordForm } from './record-form.tsx'
import { toast } from './toast.ts'
import { useCheckedForm, type CheckedForm } from './use-checked-form.ts'

interface RecordFormOptions<
  Row extends { id: string },
  Values extends FieldValues,
  Field extends string,
>
  extends
    CheckedForm<Values>,
    Pick<
      GuardedSave<Row, Values, Field>,
      'row' | 'toForm' | 'labels' | 'describe' | 'parts' | 'texts' | 'explain' | 'uniqueField'
    > {
  draft: string
  unsent?: { id: string; recordId: string } | undefined
  /** SAVE-01: `id` is made by the form, so that a retry creates no second record. */
  save: (
    values: Values,
    base: Row | undefined,
    id: string,
  ) => ReturnType<GuardedSave<Row, Values, Field>['save']>
  /** OUT-01: puts the save into the outbox if the server cannot be reached. */
  toOutbox?:
    | ((values: Values, base: Row | undefined, id: string, wasSent: boolean) => Promise<void>)
    | undefined
  savedText: string | ((row: Row) => string)
  onSaved?: (row: Row) => void
  onClose: () => void
}

export function useRecordForm<
  Row extends { id: string },
  Values extends FieldValues,
  Field extends string,
>(options: RecordFormOptions<Row, Values, Field>) {
  const { unsent, save, toOutbox, savedText, onSaved, onClose, ...rest } = options
  const [id] = useState(() => rest.row?.id ?? unsent?.recordId ?? newId())
  const checked = useCheckedForm(options)
  const { form, control, dropDraft } = checked
  const guarded = useGuardedSave<Row, Values, Field>({
    ...rest,
    form,
    save: (values, base) => save(values, base, id),
    onSaved: (row) => {
      if (unsent) void discardEntries([unsent.id])
      toast.success(typeof savedText === 'string' ? savedText : savedText(row))
      dropDraft()
      if (onSaved) onSaved(row)
      else onClose()
    },
    ...(toOutbox && {
      toOutbox: (values, base, wasSent) => toOutbox(values, base, id, wasSent),
      onQueued: () => {
        toast.success(words.queuedUnsent)
        leave()
      },
    }),
  })

  function leave(): void {
    dropDraft()
    onClose()
  }

  const shown = {
    form: checked.shown,
    onSubmit: (event) => void form.handleSubmit(guarded.submit)(event),
    saving: guarded,
    onCancel: leave,
  } satisfies Partial<ComponentProps<typeof RecordForm<Field>>>

  return {
    id,
    form,
    control,
    submit: guarded.submit,
    leave,
    dropDraft,
    shown,
  }
}
