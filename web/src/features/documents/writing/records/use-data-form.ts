import { useRef, type RefObject } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { checkForm } from '../../../../lib/check-form.ts'
import { useFocusFault } from '../../../../lib/use-focus-fault.ts'
import { useFormDraft } from '../../../../ui/use-form-draft.ts'
import { refill, type FormData } from './form-data.ts'

interface DataForm {
  /** The name of the draft; it also identifies the form. */
  name: string
  names: readonly string[]
  schema: z.ZodType
  initial: Partial<FormData>
  element: RefObject<HTMLFormElement | null>
}

/** A form of document values that chosen records fill without overwriting typed values. */
export function useDataForm({ name, names, schema, initial, element }: DataForm) {
  const form = useForm<FormData>({
    resolver: checkForm(schema, (values: FormData) => values),
    defaultValues: Object.fromEntries(names.map((each) => [each, initial[each] ?? null])),
    shouldFocusError: false,
  })
  useFocusFault(element, form.formState)
  const draft = useFormDraft(name, form)
  const provided = useRef<Partial<FormData>>(initial)

  function fill(next: Partial<FormData>): void {
    const changes = refill(names, { current: form.getValues(), before: provided.current, next })
    provided.current = next
    for (const [field, value] of Object.entries(changes)) {
      form.setValue(field, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    }
  }

  return { form, draft, fill }
}
