import { zodResolver } from '@hookform/resolvers/zod'
import { useRef, useState } from 'react'
import { useForm, type Resolver } from 'react-hook-form'
import { newId } from '../../../lib/new-id.ts'
import { findDifferences } from '../../../lib/save-row.ts'
import { useFocusFault } from '../../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../../lib/use-form-draft.ts'
import { Button } from '../../../ui/button.tsx'
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx'
import { FormActions } from '../../../ui/form-actions.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Stage } from '../api/list-stages.ts'
import type { OpportunityRow } from '../api/opportunity-row.ts'
import { NotVerified, useSaveOpportunity } from '../api/save-opportunity.ts'
import { messages } from '../messages.ts'
import { describeValues, FIELD_LABELS } from './describe-values.ts'
import { FormFields } from './form-fields.tsx'
import {
  formSchema,
  newOpportunity,
  toInput,
  type FormInput,
  type FormValues,
  type Preset,
} from './form-schema.ts'
import { keepTheirs } from './keep-theirs.ts'

interface FormBodyProps {
  stages: readonly Stage[]
  opportunity: OpportunityRow | undefined
  preset: Preset
  stageId: string | undefined
  onClose: () => void
}

export function FormBody({ stages, opportunity, preset, stageId, onClose }: FormBodyProps) {
  const [freshId] = useState(newId)
  // What the form began with: after a conflict, what is saved now.
  const [base, setBase] = useState(opportunity)
  const [theirs, setTheirs] = useState<OpportunityRow>()
  const [isGone, setGone] = useState(false)
  const form = useForm<FormInput, unknown, FormValues>({
    // The schema also takes what imports bring (texts for numbers); this form never holds those.
    resolver: zodResolver(formSchema(stages)) as Resolver<FormInput, unknown, FormValues>,
    defaultValues: opportunity
      ? toInput(opportunity)
      : newOpportunity(preset, stageId ?? stages[0]?.id ?? null),
    shouldFocusError: false,
  })
  const draft = useFormDraft(
    `opportunity.${opportunity?.id ?? `new.${preset.client?.id ?? ''}`}`,
    form,
  )
  const save = useSaveOpportunity()
  const element = useRef<HTMLFormElement>(null)
  useFocusFault(element, form.formState)
  // A second press may come before the button shows that the first one counted.
  const isBusy = useRef(false)

  function leave(): void {
    draft.drop()
    onClose()
  }

  async function submit(values: FormValues, readAt = base?.updated_at): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const saved = await save.mutateAsync({ id: opportunity?.id ?? freshId, values, readAt })
      if (saved.kind === 'conflict') return setTheirs(saved.theirs)
      if (saved.kind === 'gone') return setGone(true)
      toast.success(opportunity ? messages.changed : messages.created)
      leave()
    } catch {
      // The notice below says why, and what was typed is still there.
    } finally {
      isBusy.current = false
    }
  }

  async function resolve(
    current: OpportunityRow,
    kept: readonly (keyof FormInput)[],
  ): Promise<void> {
    const input = keepTheirs(form.getValues(), toInput(current), kept)
    form.reset(input, { keepDefaultValues: true })
    setBase(current)
    setTheirs(undefined)
    await form.handleSubmit((values) => submit(values, current.updated_at))()
  }

  return (
    <form
      ref={element}
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => void form.handleSubmit((values) => submit(values))(event)}
    >
      <FormFields form={form} stages={stages} />
      {save.isError && <Notice tone="danger">{describeFailure(save.error)}</Notice>}
      {isGone && <Notice tone="danger">{messages.gone}</Notice>}
      <FormActions>
        <Button look="secondary" isDisabled={save.isPending} onPress={leave}>
          Cancelar
        </Button>
        <Button type="submit" isDisabled={save.isPending || isGone}>
          {save.isPending ? messages.saving : opportunity ? 'Guardar cambios' : 'Crear oportunidad'}
        </Button>
      </FormActions>
      {theirs && base && (
        <ConflictDialog
          subject="Esta oportunidad"
          differences={findDifferences(FIELD_LABELS, {
            base: describeValues(toInput(base), stages),
            theirs: describeValues(toInput(theirs), stages),
            mine: describeValues(form.getValues(), stages),
          })}
          isPending={save.isPending}
          onCancel={() => setTheirs(undefined)}
          onChoose={(kept) => void resolve(theirs, kept)}
        />
      )}
    </form>
  )
}

function describeFailure(error: unknown): string {
  return error instanceof NotVerified ? messages.unverified : messages.saveFailed
}
