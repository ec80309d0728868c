import { useRef } from 'react'
import type { z } from 'zod'
import { checkForm } from '../../../../lib/check-form.ts'
import { useCheckedForm } from '../../../../ui/use-checked-form.ts'
import { refill, type FormData } from './form-data.ts'

interface DataForm {
  name: string
  names: readonly string[]
  schema: z.ZodType
  initial: Partial<FormData>
}

export function useDataForm({ name, names, schema, initial }: DataForm) {
  const checked = useCheckedForm<FormData>({
    draft: name,
    resolver: checkForm(schema, (values: FormData) => values),
    initial: Object.fromEntries(names.map((each) => [each, initial[each] ?? null])),
  })
  const { form } = checked
  const provided = useRef<Partial<FormData>>(initial)

  function fill(next: Partial<FormData>): void {
    const changes = refill(names, { current: form.getValues(), before: provided.current, next })
    provided.current = next
    for (const [field, value] of Object.entries(changes)) {
      form.setValue(field, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
    }
  }

  return { ...checked, fill }
}
