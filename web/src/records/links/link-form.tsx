import type { Property } from '@predio/domain/properties'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import { checkForm } from '../../lib/check-form.ts'
import { useFormDraft } from '../../lib/use-form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { toast } from '../../ui/toast.ts'
import type { PropertyLink } from './api/list-links.ts'
import { describeFailure, useSaveLink } from './api/save-link.ts'
import { LinkFields } from './link-fields.tsx'
import { linkSchema, type LinkInput } from './link-schema.ts'
import { messages } from './messages.ts'
import { words } from '../../lib/words.ts'

interface LinkFormProps {
  property: Property
  link: PropertyLink | undefined
  initial: LinkInput
  onClose: () => void
}

export function LinkForm({ property, link, initial, onClose }: LinkFormProps) {
  const form = useForm<LinkInput>({
    resolver: checkForm(linkSchema, (values) => values),
    defaultValues: initial,
  })
  const draft = useFormDraft(`link.${property.id}.${link?.id ?? 'new'}`, form)
  const save = useSaveLink()
  // A second press may come before the button shows that the first one counted.
  const isBusy = useRef(false)

  function leave(): void {
    draft.drop()
    onClose()
  }

  async function submit(typed: LinkInput): Promise<void> {
    if (isBusy.current) return
    isBusy.current = true
    try {
      const values = linkSchema.parse(typed)
      await save.mutateAsync({ property, values, id: link?.id })
      toast.success(link ? messages.changed : messages.linked)
      leave()
    } catch {
      // The notice below says why, and what was typed is still there.
    } finally {
      isBusy.current = false
    }
  }

  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event) => void form.handleSubmit(submit)(event)}
    >
      <LinkFields control={form.control} />
      {save.isError && <Notice tone="danger">{describeFailure(save.error)}</Notice>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="secondary" isDisabled={save.isPending} onPress={leave}>
          {words.cancel}
        </Button>
        <Button type="submit" isDisabled={save.isPending}>
          {save.isPending ? messages.saving : link ? words.saveChanges : messages.linkClient}
        </Button>
      </div>
    </form>
  )
}
